// When something was, as the reader writes it.

export function dates(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-at]")) {
    const at = new Date(Number(time.dataset.at) * 1000);
    time.dateTime = at.toISOString();
    time.textContent = at.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  }
}
