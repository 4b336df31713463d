/** This page's picture as a `data:` address: a wallet whose content policy lets in no picture of other hosts can show it. */
export async function fetchIcon(): Promise<string> {
  return `data:image/svg+xml,${encodeURIComponent(await (await fetch('/icon.svg')).text())}`
}
