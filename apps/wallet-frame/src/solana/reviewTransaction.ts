import { formatAddress } from '@kit/core'
import { bytesToHex } from 'viem'
import type { FactsSubject, ReviewNetwork } from '../approval/Review.js'
import { type Warning, warn } from '../approval/Warning.js'
import type { FrameLanguage } from '../text/createLanguage.js'
import { visibleText } from '../text/visibleText.js'
import { writeAmount } from '../text/writeAmount.js'
import type { SolanaTransaction } from './message/parseTransaction.js'
import { type Action, readInstruction } from './program/readInstruction.js'
import { readDecimals, readHolding, type SolanaAccount } from './program/SolanaAccount.js'
import { resolveAccounts } from './resolveAccounts.js'
import type { SolanaChain } from './SolanaChain.js'
import { type Outcome, simulateTransaction } from './simulateTransaction.js'

/** A transaction as shown to the user. */
export type TransactionReview = Pick<FactsSubject, 'title' | 'rows'> & { readonly warnings: readonly Warning[] }

type Row = FactsSubject['rows'][number]
type Accounts = ReadonlyMap<string, SolanaAccount | undefined>
type Given = {
  readonly address: string
  readonly network: ReviewNetwork
  readonly chain: SolanaChain
  readonly language: FrameLanguage
  readonly signal: AbortSignal
}

/** No token account holds more. */
const unlimitedThreshold = 2n ** 63n
/** Auxiliary instructions. */
const aside: readonly Action['kind'][] = [
  'computeLimit',
  'computePrice',
  'memo',
  'createTokenAccount',
  'advanceNonce',
  'syncNative',
]

/** Reviews a transaction of the user: every instruction, the fee, and the simulated changes. */
export async function reviewTransaction(transaction: SolanaTransaction, given: Given): Promise<TransactionReview> {
  const { address, network, chain, signal } = given
  const { text } = given.language
  const { message } = transaction
  const resolved = await resolveAccounts(message, chain, signal)
  const actions = message.instructions.map(({ program, accounts, data }) =>
    readInstruction({
      program: message.accounts[program] ?? '',
      accounts: accounts.map((at) => resolved.all[at]),
      data,
    }),
  )
  const outcome = await simulateTransaction(transaction, resolved, actions, given)
  const known = await withMints(outcome, actions, given)
  const words = createWords(given, known, actions)
  const payer = message.accounts[0] as string
  const fee = writeAmount(outcome.fee, network.currency, given.language)
  const rows: Row[] = [
    ...actions.map(words.row),
    { label: text('approval.fee'), value: payer === address ? fee : text('solana.feeOf', { amount: fee, payer }) },
    ...changeRows(outcome, words.amount, given),
    ...(message.signers > 1
      ? [{ label: text('solana.signers'), value: message.accounts.slice(0, message.signers).join('\n') }]
      : []),
  ]
  const main = actions.filter(({ kind }) => !aside.includes(kind))
  return { title: titleOf(main, words, given.language), rows, warnings: warningsOf(actions, outcome, resolved.all) }
}

/** Adds the mints of the moved tokens to the accounts. */
async function withMints(
  { before, changes }: Outcome,
  actions: readonly Action[],
  { chain, signal }: Given,
): Promise<Accounts> {
  const named = actions.flatMap((action) => ('source' in action ? (mintOf(action, before) ?? []) : []))
  const mints = new Set([...named, ...(changes ?? []).flatMap(({ mint }) => mint ?? [])])
  const missing = [...mints].filter((mint) => !before.has(mint))
  if (missing.length === 0) return before
  const found = await chain.accounts(missing, signal).catch(() => new Map())
  signal.throwIfAborted()
  return new Map([...before, ...found])
}

type TokenAction = Extract<Action, { readonly source: string | undefined }>

const mintOf = ({ mint, source }: TokenAction, accounts: Accounts): string | undefined =>
  mint ?? (source === undefined ? undefined : readHolding(accounts.get(source))?.mint)

type Names = {
  amount(value: bigint, mint: string | undefined, decimals?: number): string
  holderOf(place: string | undefined): string
}

type Words = Names & { row(action: Action): Row }

/** Creates the descriptions of actions. */
function createWords(given: Given, accounts: Accounts, actions: readonly Action[]): Words {
  const names = createNames(given, accounts, actions)
  return { ...names, row: createRows(given, accounts, names) }
}

/** Creates the descriptions of amounts and accounts. Token accounts are shown with their owner, too. */
function createNames({ language }: Given, accounts: Accounts, actions: readonly Action[]): Names {
  const { text } = language
  const unreadable = text('solana.unreadable')
  function amount(value: bigint, mint: string | undefined, given?: number): string {
    const decimals = given ?? readDecimals(mint === undefined ? undefined : accounts.get(mint))
    const symbol = text('solana.token', { mint: mint ?? unreadable })
    return decimals === undefined
      ? text('solana.baseUnits', { amount: value.toString(), token: symbol })
      : writeAmount(value, { symbol, decimals }, language)
  }
  function ownerOf(account: string): string | undefined {
    const made = actions.find((action) => action.kind === 'createTokenAccount' && action.account === account)
    return readHolding(accounts.get(account))?.owner ?? (made?.kind === 'createTokenAccount' ? made.owner : undefined)
  }
  function holderOf(place: string | undefined): string {
    if (place === undefined) return unreadable
    const owner = ownerOf(place)
    return owner === undefined ? place : text('solana.accountOf', { owner, account: place })
  }
  return { amount, holderOf }
}

/** Creates the row of an action. */
function createRows(
  { address, network, language }: Given,
  accounts: Accounts,
  { amount, holderOf }: Names,
): Words['row'] {
  const { text } = language
  const native = (value: bigint) => writeAmount(value, network.currency, language)
  const unreadable = text('solana.unreadable')
  const row = (key: Parameters<typeof text>[0], value: string): Row => ({ label: text(key), value })
  return (action) => {
    switch (action.kind) {
      case 'transfer': {
        const { from = unreadable, to = unreadable } = action
        const values = { amount: native(action.amount), from, to }
        return row('solana.send', text(from === address ? 'solana.to' : 'solana.fromTo', values))
      }
      case 'createAccount': {
        const { account = unreadable, owner } = action
        return row('solana.newAccount', text('solana.newAccountOf', { account, amount: native(action.amount), owner }))
      }
      case 'assign':
        return row(
          'solana.transferOwnership',
          text('solana.newOwner', { account: action.account ?? unreadable, owner: action.owner }),
        )
      case 'setAuthority':
        return row(
          'solana.transferOwnership',
          text('solana.newOwner', { account: holderOf(action.account), owner: action.to ?? text('solana.noOwner') }),
        )
      case 'advanceNonce':
        return row('solana.nonce', action.account ?? unreadable)
      case 'tokenTransfer':
      case 'tokenApprove': {
        const { amount: value, decimals, to, source } = action
        const values = {
          amount: amount(value, mintOf(action, accounts), decimals),
          from: holderOf(source),
          to: holderOf(to),
        }
        return action.kind === 'tokenApprove'
          ? row('solana.cap', text('solana.allowance', values))
          : row('solana.send', text('solana.fromTo', values))
      }
      case 'tokenBurn':
        return row('solana.burn', amount(action.amount, mintOf(action, accounts), action.decimals))
      case 'tokenRevoke':
        return row('solana.revoke', holderOf(action.account))
      case 'syncNative':
        return row('solana.syncNative', action.account ?? unreadable)
      case 'closeAccount':
        return row(
          'solana.close',
          text('solana.closeTo', { account: holderOf(action.account), to: action.to ?? unreadable }),
        )
      case 'createTokenAccount': {
        const { account = unreadable, owner = unreadable, mint = unreadable } = action
        return row('solana.newAccount', text('solana.tokenAccountOf', { account, owner, mint }))
      }
      case 'computeLimit':
        return row('solana.computeLimit', String(action.units))
      case 'computePrice':
        return row('solana.computePrice', String(action.microLamports))
      case 'memo':
        return row('solana.memo', visibleText(action.text))
      case 'unknown':
        return row('solana.unknownProgram', `${action.program}\n${bytesToHex(action.data)}`)
    }
  }
}

function changeRows({ changes }: Outcome, amount: Words['amount'], { network, language }: Given): readonly Row[] {
  const { text } = language
  const label = text('approval.changes')
  if (changes === undefined) return [{ label, value: text('approval.changesUnknown') }]
  return changes.map((change) => {
    const size = change.amount < 0n ? -change.amount : change.amount
    const value = change.mint === undefined ? writeAmount(size, network.currency, language) : amount(size, change.mint)
    return { label: text(change.amount < 0n ? 'approval.youGive' : 'approval.youGet'), value }
  })
}

function titleOf(main: readonly Action[], words: Words, { text }: FrameLanguage): string {
  const [action] = main
  if (main.length !== 1 || action === undefined) return text('solana.transactions', { count: 1 })
  if (action.kind === 'transfer' || action.kind === 'tokenTransfer')
    return `${words.row(action).label}: ${words.row(action).value}`
  return action.kind === 'unknown'
    ? text('solana.callProgram', { program: formatAddress(action.program) })
    : words.row(action).label
}

function warningsOf(
  actions: readonly Action[],
  { before, failure, isControlTransferred }: Outcome,
  all: readonly unknown[],
): readonly Warning[] {
  const gives = actions.some(({ kind }) => kind === 'assign' || kind === 'setAuthority')
  const caps = actions.flatMap((action) => (action.kind === 'tokenApprove' && action.amount > 0n ? [action] : []))
  const isWhole = ({ amount, source = '' }: TokenAction) => {
    const held = readHolding(before.get(source))
    return held !== undefined && amount >= held.amount
  }
  return [
    ...(failure === undefined ? [] : [warn('fails')]),
    ...(gives || isControlTransferred ? [warn('ownershipTransfer')] : []),
    ...(caps.some(({ amount }) => amount >= unlimitedThreshold)
      ? [warn('unlimited')]
      : caps.some(isWhole)
        ? [warn('wholeBalance')]
        : []),
    ...(actions.some(({ kind }) => kind === 'unknown') || all.includes(undefined) ? [warn('unknownCall')] : []),
  ]
}
