/** Schemes that execute or read something, start another kind of app, or access the system instead of opening a wallet or a page. */
const forbidden =
  /^(javascript|data|vbscript|blob|file|filesystem|about|view-source|intent|android-app|content|jar|resource|(chrome|moz|safari)(-\w+)*|edge|opera|brave|ftps?|sftp|wss?|smb|ssh|telnet|ldaps?|tel|callto|sms(to)?|mms(to)?|mailto|facetime(-\w+)?|x-apple\S*|ms-\S+|search(-ms)?|shell|steam|vscode(-\w+)?)$/i

/**
 * Returns whether a link from a directory or a wallet must not be opened because of its scheme. Such links are untrusted.
 *
 * @example
 * isForbiddenScheme('intent') // true
 */
export const isForbiddenScheme = (scheme: string): boolean => forbidden.test(scheme)
