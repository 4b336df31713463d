/** An upstream's answer is longer than allowed. */
export class ResponseTooLarge extends Error {
  override readonly name = 'ResponseTooLarge'
}

/** Reads a response as text, giving up as soon as it is longer than `maxBytes`. @throws ResponseTooLarge */
export async function readCapped(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new ResponseTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
