/** What the person at the wallet does with a prompt, or how the wallet breaks. */
export type PromptMode =
  /** Says yes at once. */
  | 'approve'
  /** Says no; `rejection` decides how that looks. */
  | 'reject'
  /** Waits in `wallet.queue` for `approveNext()` or `rejectNext()`. */
  | 'manual'
  /** Never answers. */
  | 'hang'
  /** `request()` itself throws instead of returning a promise. */
  | 'throw'

/** How a wallet behaves; every part can be changed at any time by `wallet.behave({ … })`. */
export type TestWalletBehaviour = {
  /** For every request that needs consent. */
  readonly mode: PromptMode
  /** For single methods, reads included; `'*'` stands for all of them. Wins over `mode`. */
  readonly methods: Readonly<Record<string, PromptMode>>
  /** Pause before a prompt is answered, in milliseconds. */
  readonly delayMs: number
  /**
   * The form of a refusal, as seen in the wild: `plain` 4001, `wrapped` -32603 with 4001 inside, `ethers` the string code
   * `ACTION_REJECTED`, `pairing` 5000, `phrase` an error with no code and a telling message.
   */
  readonly rejection: 'plain' | 'wrapped' | 'ethers' | 'pairing' | 'phrase'
  /** The form of "unknown chain": `plain` code 4902, `nested` 4902 in `data.originalError`, `internal` a bare -32603. */
  readonly unknownChain: 'plain' | 'nested' | 'internal'
  /** Whether `accountsChanged` and `chainChanged` come before or after the answer of the request that caused them. */
  readonly events: 'before' | 'after' | 'never'
  /** The form of chain ids in results and events; EIP-1193 wants hex, wallets have sent the others. */
  readonly chainIdAs: 'hex' | 'number' | 'decimal'
  /** Whether adding a chain also selects it. EIP-3085 leaves it open. */
  readonly selectsAddedChain: boolean
  /** Returns `null` to a switch and does not switch. */
  readonly ignoresSwitch: boolean
  /** Results in place of the wallet's own, after consent; what they throw is thrown. For malformed or hostile wallets. */
  readonly answers: Readonly<Record<string, (params: unknown) => unknown>>
}

/** A well-behaved wallet whose owner says yes to everything. */
export const defaultBehaviour: TestWalletBehaviour = {
  mode: 'approve',
  methods: {},
  delayMs: 0,
  rejection: 'plain',
  unknownChain: 'plain',
  events: 'after',
  chainIdAs: 'hex',
  selectsAddedChain: false,
  ignoresSwitch: false,
  answers: {},
}
