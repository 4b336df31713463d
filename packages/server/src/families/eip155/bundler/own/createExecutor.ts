import { type Hex, hexToNumber, isHex, keccak256 } from 'viem'
import { entryPoint07Address, type UserOperation } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import type { Chains } from '../../../../chain/Chains.js'
import { RpcFailure } from '../../../../chain/RpcFailure.js'
import type { Log } from '../../../../Log.js'
import { faultCodes, OperationFault } from '../../operation/OperationFault.js'
import { handleOpsData, transactionGas } from './transactionGas.js'
import { tryOperation } from './tryOperation.js'

/** An operation that was sent. */
export type Sent = { readonly operation: UserOperation<'0.7'>; readonly transaction: Hex }

/** How to send it again. */
type Kept = Sent & { readonly raw: Hex; readonly nonce: number; readonly atMs: number }

/** Sends operations of one chain from one account, each in a transaction of its own. */
export type Executor = {
  readonly address: Hex
  /**
   * Sends one, tried on the chain as it is when its turn comes. One that is on its way already is not sent again.
   * @throws OperationFault
   */
  send(hash: Hex, operation: UserOperation<'0.7'>): Promise<void>
  /** One that was sent from here, and not known to be mined before this question. */
  underWay(hash: Hex): Promise<Sent | undefined>
}

/** What it works with. */
export type ExecutorOptions = {
  readonly chains: Chains
  /** CAIP-2 id. */
  readonly chain: string
  readonly key: Hex
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Nodes keep no more transactions of one account waiting. */
const MOST_UNDER_WAY = 32
const WAIT_LIMIT_MS = 6000
const POLL_MS = 200
/** How long nothing is taken of an account whose operation passed the trial and failed on the chain: that cost the executor. */
const BAN_MS = 3_600_000
/** What no block has by then is sent again: a node may have lost it, and what comes after it waits for it. */
const REPEAT_MS = 12_000
/** The nonce of a transaction that nobody mined by then is used again. */
const FORGOTTEN_MS = 900_000

/** Creates what sends operations. They are sent one after another, which keeps the executor's nonces apart. */
export function createExecutor({ chains, chain, key, log, now }: ExecutorOptions): Executor {
  const account = privateKeyToAccount(key)
  const sent = new Map<Hex, Kept>()
  const sending = new Map<Hex, Promise<void>>()
  const repeatedMs = new Map<Hex, number>()
  const banned = new Map<Hex, number>()
  /** Accounts with an operation that is about to be sent. */
  const claimed = new Set<Hex>()
  let turn: Promise<unknown> = Promise.resolve()

  /** Forgets one that is mined, and sends one again that is not. */
  async function settleOne(hash: Hex, kept: Kept): Promise<void> {
    const { operation, transaction, raw, atMs } = kept
    const receipt = (await chains.call(chain, 'eth_getTransactionReceipt', [transaction])) as {
      status?: unknown
    } | null
    if (receipt?.status === '0x0') banned.set(operation.sender, now() + BAN_MS)
    if (receipt !== null || now() - atMs > FORGOTTEN_MS) sent.delete(hash)
    else if (now() - (repeatedMs.get(hash) ?? atMs) > REPEAT_MS) {
      repeatedMs.set(hash, now())
      // Most nodes have it, and say so.
      await chains.call(chain, 'eth_sendRawTransaction', [raw]).catch(() => undefined)
    }
    if (!sent.has(hash)) repeatedMs.delete(hash)
  }

  async function settle(): Promise<void> {
    await Promise.all([...sent].map(([hash, kept]) => settleOne(hash, kept)))
    for (const [sender, untilMs] of banned) if (untilMs <= now()) banned.delete(sender)
  }

  /** Waits until no other operation of the account is on its way: one is tried on a chain that knows the one before it. */
  async function claim(sender: Hex): Promise<void> {
    const endsMs = Date.now() + WAIT_LIMIT_MS
    for (;;) {
      await settle()
      if (banned.has(sender))
        throw new OperationFault(
          faultCodes.throttled,
          'An operation of this account failed after it was tried; try again later',
        )
      const isOther = claimed.has(sender) || [...sent.values()].some(({ operation }) => operation.sender === sender)
      if (!isOther && sent.size + claimed.size < MOST_UNDER_WAY) {
        claimed.add(sender)
        return
      }
      if (Date.now() > endsMs)
        throw new OperationFault(faultCodes.throttled, 'An operation before this one is not mined yet; try again later')
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }

  async function nextNonce(): Promise<number> {
    const known = await chains.call(chain, 'eth_getTransactionCount', [account.address, 'pending'])
    if (!isHex(known)) throw new OperationFault(faultCodes.internal, 'The node did not say the nonce')
    // A node may not know yet what another one was given.
    return Math.max(hexToNumber(known), ...[...sent.values()].map(({ nonce }) => nonce + 1))
  }

  async function sendNow(hash: Hex, operation: UserOperation<'0.7'>): Promise<void> {
    await tryOperation(chains, { chain, operation, executor: account.address })
    const nonce = await nextNonce()
    const raw = await account.signTransaction({
      type: 'eip1559',
      chainId: Number(chain.split(':')[1]),
      nonce,
      to: entryPoint07Address,
      data: handleOpsData(operation, account.address),
      gas: transactionGas(operation),
      // What EntryPoint pays for a unit of gas follows from the operation just as what the transaction costs follows from these.
      maxFeePerGas: operation.maxFeePerGas,
      maxPriorityFeePerGas: operation.maxPriorityFeePerGas,
    })
    sent.set(hash, { operation, transaction: keccak256(raw), raw, nonce, atMs: now() })
    try {
      await chains.call(chain, 'eth_sendRawTransaction', [raw])
    } catch (error) {
      // Where no node answered, it may have arrived.
      if (error instanceof RpcFailure && !/already known/i.test(error.message)) {
        sent.delete(hash)
        log.warn({ chain, executor: account.address, fault: error.message }, 'the bundler could not send an operation')
        throw new OperationFault(faultCodes.internal, 'The bundler could not send the operation')
      }
      if (!(error instanceof RpcFailure)) throw error
    }
  }

  async function sendInTurn(hash: Hex, operation: UserOperation<'0.7'>): Promise<void> {
    await claim(operation.sender)
    try {
      const mine = turn.then(() => sendNow(hash, operation))
      turn = mine.catch(() => undefined)
      await mine
    } finally {
      claimed.delete(operation.sender)
    }
  }

  return {
    address: account.address,
    async underWay(hash) {
      const kept = sent.get(hash)
      if (kept !== undefined) await settleOne(hash, kept)
      return kept
    },
    async send(hash, operation) {
      if (sent.has(hash)) return
      const same = sending.get(hash) ?? sendInTurn(hash, operation).finally(() => sending.delete(hash))
      sending.set(hash, same)
      await same
    },
  }
}
