import type { CallReview } from '../src/approval/Effect.js'
import type { CallsSubject, Review, Subject } from '../src/approval/Review.js'
import type { Warning } from '../src/approval/Warning.js'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const contract = '0x3E35602d602c05a4bE2057C49570D8708A220dfd'
const usd = { address: contract, symbol: 'USDC', decimals: 6 } as const
const fee = { most: 43_769_842_305_000n, payer: 'account' } as const
const transaction = {
  chainId: 1,
  nonce: 7,
  gas: 65_000n,
  maxFeePerGas: 30n * 10n ** 9n,
  maxPriorityFeePerGas: 10n ** 9n,
}

/** Creates a review as a dapp would request it. */
export function reviewOf<Given extends Subject>(subject: Given, warnings: readonly Warning[] = []): Review<Given> {
  return {
    dapp: { origin: 'https://app.exchange.example', name: 'Exchange' },
    account: { address: account, type: 'eoa' },
    network: { id: 'eip155:1', name: 'Ethereum', currency: { symbol: 'ETH', decimals: 18 } },
    subject,
    warnings,
  }
}

const calls = (list: readonly CallReview[], changes?: CallsSubject['changes']): CallsSubject => ({
  kind: 'calls',
  calls: list,
  fee,
  changes,
  transactions: list.map((_, at) => ({ ...transaction, nonce: transaction.nonce + at })),
})

const transfer: CallReview = {
  call: { to: contract, value: 0n, data: '0xa9059cbb' },
  effect: { kind: 'send', token: usd, amount: 1_250_500_000n, to: other },
  decoded: { signature: 'transfer(address,uint256)', args: [`to: ${other}`, 'amount: 1250500000'] },
  inner: [],
  hidden: 0,
}
const allow: CallReview = {
  call: { to: contract, value: 0n, data: '0x095ea7b3' },
  effect: { kind: 'allow', token: usd, spender: other, amount: 2n ** 256n - 1n, limit: 'none' },
  decoded: { signature: 'approve(address,uint256)', args: [] },
  inner: [],
  hidden: 0,
}
const swap: CallReview = {
  call: { to: other, value: 5n * 10n ** 17n, data: '0x7ff36ab5' },
  effect: { kind: 'call', name: 'swapExactETHForTokens', isListed: true },
  decoded: {
    signature: 'swapExactETHForTokens(uint256,address[],address,uint256)',
    args: ['amountOutMin: 1990000', `path: [${contract}, ${other}]`, `to: ${account}`, 'deadline: 1900000000'],
  },
  inner: [],
  hidden: 0,
}
const revocation: CallReview = {
  call: { to: contract, value: 0n, data: '0x49934047' },
  effect: { kind: 'revoke', delegate: other },
  decoded: { signature: 'disableDelegation(tuple)', args: [`delegation: {delegate: ${other}}`] },
  inner: [],
  hidden: 0,
}

/** One review of each kind. */
export const reviews = {
  message: reviewOf({
    kind: 'message',
    bytes: '0x48656c6c6f',
    text: 'Welcome to the exchange.\n\nBy signing you accept the terms of service of 1 January 2026.',
  }),
  signIn: reviewOf({
    kind: 'message',
    bytes: '0x48656c6c6f',
    text: `app.exchange.example wants you to sign in with your Ethereum account:\n${account}\n\nWelcome back\n\nURI: https://app.exchange.example\nVersion: 1\nChain ID: 1\nNonce: abcdefgh12345678\nIssued At: 2026-01-01T00:00:00.000Z`,
    signIn: { domain: 'app.exchange.example', chainId: 1, statement: 'Welcome back', resources: [] },
  }),
  permit: reviewOf(
    {
      kind: 'typedData',
      data: {
        domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: contract },
        types: { EIP712Domain: [], Permit: [{ name: 'owner', type: 'address' }] },
        primaryType: 'Permit',
        message: { owner: account, spender: other, value: 2n ** 256n - 1n, nonce: 0n, deadline: 1_900_000_000n },
      },
      permits: [{ token: usd, spender: other, amount: 2n ** 256n - 1n, isUnlimited: true, deadline: 1_900_000_000n }],
      moves: [],
    },
    [
      { code: 'unlimited', isDangerous: true },
      { code: 'otherChain', isDangerous: false, values: { chain: '10' } },
    ],
  ),
  send: reviewOf(calls([transfer], [{ token: usd, amount: -1_250_500_000n }]), [
    { code: 'firstRecipient', isDangerous: false },
  ]),
  allow: reviewOf(calls([allow], []), [{ code: 'unlimited', isDangerous: true }]),
  revocation: reviewOf(calls([revocation], [])),
  batch: reviewOf(
    calls([allow, swap, transfer], [{ amount: -5n * 10n ** 17n }, { token: usd, amount: 749_500_000n }]),
    [
      { code: 'unlimited', isDangerous: true },
      { code: 'unknownCall', isDangerous: false },
    ],
  ),
  huge: reviewOf(
    calls([
      {
        ...transfer,
        effect: {
          kind: 'send',
          token: { address: contract, symbol: 'LONGESTSYMBOL16C', decimals: 18 },
          amount: 2n ** 255n + 1n,
          to: other,
        },
      },
    ]),
  ),
} satisfies { readonly [kind: string]: Review }
