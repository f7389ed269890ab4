// Bundles the script and the style, and takes the font along, into the server's package.
import { copyFile, mkdir } from "node:fs/promises";
import { build } from "esbuild";

const out = "../src/paddock/server/static";
await mkdir(out, { recursive: true });
await build({
  entryPoints: { paddock: "src/main.ts" },
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  outdir: out,
  logLevel: "info",
});
await build({ entryPoints: { paddock: "src/all.css" }, bundle: true, external: ["/static/*"], minify: true, outdir: out, logLevel: "info" });
await copyFile(
  "node_modules/@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2",
  `${out}/overpass.woff2`,
);
await copyFile("src/icon.svg", `${out}/icon.svg`);
