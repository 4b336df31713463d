import type { TransactionReceipt } from '@kit/core/adapter'
import type { Json } from './parseEsploraJson.js'

/**
 * Classifies how one transaction replaced another, both in Esplora format. It is `repriced` if it pays the same recipients the same
 * amounts, `cancelled` if it pays only the senders, otherwise `replaced`.
 *
 * @example classifyReplacement(gone, next) // 'repriced'
 */
export function classifyReplacement(replaced: Json, next: Json): NonNullable<TransactionReceipt['replacement']> {
  const owners = new Set([...inputScripts(replaced), ...inputScripts(next)])
  const payments = (transaction: Json) =>
    outputs(transaction)
      .filter(({ scriptpubkey }) => !owners.has(scriptpubkey))
      .map(({ scriptpubkey, value }) => `${scriptpubkey}:${value}`)
      .sort()
      .join()
  if (payments(next) === payments(replaced)) return 'repriced'
  return payments(next) === '' ? 'cancelled' : 'replaced'
}

function outputs(transaction: Json): readonly Json[] {
  return Array.isArray(transaction['vout']) ? (transaction['vout'] as readonly Json[]) : []
}

function inputScripts(transaction: Json): readonly unknown[] {
  const inputs = Array.isArray(transaction['vin']) ? (transaction['vin'] as readonly Json[]) : []
  return inputs.map(({ prevout }) => (prevout as Json | null | undefined)?.['scriptpubkey'])
}
