import { rpcCall } from './rpcCall.js'

/**
 * Mines transactions that a chain with automine has missed: one that arrives during block creation can stay in the pool forever. Checks
 * every `intervalMs` and mines transactions that are pending for two checks, once. Nothing is mined while automine is off. Returns a function
 * that stops it.
 *
 * @example const end = mineMissed('http://127.0.0.1:8545')
 */
export function mineMissed(url: string, intervalMs = 1_000): () => void {
  let seen = ''
  let pushed = ''
  const check = async (): Promise<void> => {
    const { pending } = (await rpcCall(url, 'txpool_content')) as {
      readonly pending: Readonly<Record<string, Readonly<Record<string, { readonly hash: string }>>>>
    }
    const waiting = Object.values(pending)
      .flatMap((ofSender) => Object.values(ofSender))
      .map(({ hash }) => hash)
      .sort()
      .join()
    const isMissed = waiting !== '' && waiting === seen && waiting !== pushed
    seen = waiting
    if (!isMissed || !(await rpcCall(url, 'anvil_getAutomine'))) return
    await rpcCall(url, 'evm_mine')
    pushed = waiting
  }
  let isEnded = false
  let timer: NodeJS.Timeout | undefined
  const later = (): void => {
    if (isEnded) return
    timer = setTimeout(() => {
      // A chain that doesn't respond is checked again later.
      check()
        .catch(() => undefined)
        .finally(later)
    }, intervalMs)
    timer.unref()
  }
  later()
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}
