/** Whether a text has no half of a letter: it could not be signed as UTF-8. */
export function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text)
}
