const unreachable = 'Can’t reach the relay. Check that it’s running, then try again.'

/**
 * Explains a failed pairing or relay message to the user, in one or two sentences.
 *
 * @example explainFailure(new Error('Pairing already exists: 7f6e…')) // 'This pairing link was already used. …'
 */
export function explainFailure(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  if (/already exists/i.test(text)) return 'This pairing link was already used. Create a new one in the app.'
  if (/expired/i.test(text)) return 'This pairing link has expired. Create a new one in the app.'
  if (/code: 3000/.test(text)) return `The relay rejected this wallet. ${/\(([^)]*)\)/.exec(text)?.[1] ?? ''}`.trim()
  return /socket|websocket|connection|network|internet|publish|subscrib|relay/i.test(text) ? unreachable : text
}
