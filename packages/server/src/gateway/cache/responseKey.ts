import { createHash } from 'node:crypto'
import type { RpcCall } from '../call/RpcCall.js'

const LONGEST_KEY = 300

/** Equal for calls that ask the same in the same words. */
export function responseKey({ method, params = '' }: RpcCall): string {
  const key = `${method} ${params}`
  return key.length <= LONGEST_KEY ? key : `${method} ${createHash('sha256').update(params).digest('base64url')}`
}
