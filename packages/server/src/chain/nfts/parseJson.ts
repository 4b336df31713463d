/** Parses JSON with or without a byte order mark; returns undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    // A byte order mark counts as white space here.
    return JSON.parse(text.trim())
  } catch {
    return undefined
  }
}
