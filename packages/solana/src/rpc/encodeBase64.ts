/**
 * Bytes as base64.
 *
 * @example encodeBase64(Uint8Array.of(1)) // 'AQ=='
 */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}
