import { base64 } from '@scure/base'
import { RawTx, RawWitness } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils.js'
import type { SigningTransaction } from './verifyInput.js'

/** A parsed message signature, by format. */
export type ParsedSignature =
  | { readonly form: 'legacy'; readonly bytes: Uint8Array }
  | { readonly form: 'simple'; readonly witness: readonly Uint8Array[] }
  | { readonly form: 'full'; readonly transaction: SigningTransaction }
  /** A proof of funds, or a transaction with additional inputs. */
  | { readonly form: 'funds' }

const longest = 100_000

/**
 * Parses a base64 signature. The BIP-322 prefix (`smp`, `ful`, `pof`) decides the format, otherwise its structure does. Returns undefined
 * if it isn't a signature.
 *
 * @example parseSignature('smpAkcwRAIg…')?.form // 'simple'
 */
export function parseSignature(text: string): ParsedSignature | undefined {
  if (typeof text !== 'string' || text.length > longest) return undefined
  const [, prefix, rest = ''] = /^(smp|ful|pof)?(.*)$/s.exec(text.trim()) ?? []
  const prefixed = prefix === undefined ? undefined : decode(rest)
  if (prefix === 'pof') return prefixed && { form: 'funds' }
  if (prefix === 'smp') return prefixed && toSimple(prefixed)
  if (prefix === 'ful') return prefixed && toFull(prefixed)
  const bytes = decode(rest)
  if (!bytes) return undefined
  if (bytes.length === 65 && (bytes[0] as number) >= 27 && (bytes[0] as number) <= 42) return { form: 'legacy', bytes }
  return toSimple(bytes) ?? toFull(bytes)
}

function decode(text: string): Uint8Array | undefined {
  try {
    return base64.decode(text)
  } catch {
    return undefined
  }
}

function toSimple(bytes: Uint8Array): ParsedSignature | undefined {
  try {
    return { form: 'simple', witness: RawWitness.decode(bytes) }
  } catch {
    return undefined
  }
}

function toFull(bytes: Uint8Array): ParsedSignature | undefined {
  try {
    const { version, lockTime, inputs, outputs, witnesses = [] } = RawTx.decode(bytes)
    const [input, ...others] = inputs
    const [output, ...rest] = outputs
    const isEmpty = output?.amount === 0n && equalBytes(output.script, Uint8Array.of(0x6a)) && rest.length === 0
    if (!input || !isEmpty || input.index !== 0) return undefined
    if (others.length > 0) return { form: 'funds' }
    const { txid, finalScriptSig: scriptSig, sequence } = input
    return { form: 'full', transaction: { version, lockTime, sequence, txid, scriptSig, witness: witnesses[0] ?? [] } }
  } catch {
    return undefined
  }
}
