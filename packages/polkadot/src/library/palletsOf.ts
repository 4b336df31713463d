import type { ApiPromise } from '@polkadot/api'

/** An unsigned call. */
export type Extrinsic = ReturnType<ApiPromise['tx']>

type UInt = { toBigInt(): bigint; toNumber(): number }
type Bool = { readonly isTrue: boolean }
type Text = { toUtf8(): string }
/** A flag, or since 2023 a state by name. */
type Frozen = { readonly isFrozen?: Bool; readonly status?: { readonly type: string } }
type Send = (to: string, amount: bigint) => Extrinsic
type SendAsset = (id: number, to: string, amount: bigint) => Extrinsic
type Option<T> = { readonly isNone: boolean; unwrap(): T }
type Events = Iterable<{
  readonly phase: { readonly isApplyExtrinsic: boolean; readonly asApplyExtrinsic: UInt }
  readonly event: { readonly section: string; readonly method: string; readonly data: Iterable<unknown> }
}>

/** The pallets that the adapter uses: those of every runtime, and the optional one for assets. */
export type Pallets = {
  readonly query: {
    readonly system: {
      /** The fields differ between runtimes. */
      account(address: string): Promise<{
        readonly data: { readonly [part: string]: UInt | undefined }
        readonly providers?: UInt
        readonly consumers?: UInt
        readonly sufficients?: UInt
      }>
      events(): Promise<Events>
    }
    readonly assets?: {
      asset(id: number): Promise<Option<{ readonly minBalance: UInt; readonly isSufficient: Bool } & Frozen>>
      metadata(id: number): Promise<{ readonly decimals: UInt; readonly name: Text; readonly symbol: Text }>
      account(id: number, address: string): Promise<Option<{ readonly balance: UInt } & Frozen>>
    }
  }
  readonly tx: {
    readonly balances: { readonly transferKeepAlive: Send } & {
      readonly [name in 'transferAllowDeath' | 'transfer']?: Send
    }
    readonly assets?: { readonly [name in 'transferKeepAlive' | 'transfer']: SendAsset }
  }
  readonly consts: {
    readonly balances: { readonly existentialDeposit: UInt }
    readonly system?: { readonly ss58Prefix?: UInt }
  }
}

/**
 * Returns the pallets of a runtime. The library builds them from the chain's metadata at runtime, so its types don't include them.
 *
 * @example await palletsOf(api).query.system.account(address)
 */
export function palletsOf(api: Pick<ApiPromise, 'query' | 'tx' | 'consts'> | { readonly query: object }): Pallets {
  return api as unknown as Pallets
}
