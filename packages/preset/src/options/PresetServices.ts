import { type Rules, sameRules } from './Rule.js'

/** URLs of all services. None has a default. Features whose service isn't set are omitted. */
export type PresetServices = {
  /** The Blockchain API (kit-server): balances with prices, names, history, swaps, buying crypto. */
  readonly api?: string
  /** The wallet directory. */
  readonly directory?: string
  /** Receives the events described in `docs/analytics.md`. */
  readonly analytics?: string
  /** The pairing relay, `wss:` or `ws:`. */
  readonly relay?: string
  /** Origin of the embedded wallet's frame. */
  readonly frame?: string
}

/** Rules of `services`. */
export const serviceRules = (): Rules => ({
  ...sameRules('api directory analytics', ['an http(s) URL', /^https?:\/\/[^\s/]/]),
  relay: ['a ws(s) URL', /^wss?:\/\/[^\s/]/],
  frame: [
    'an origin such as https://wallet.dapp.example',
    (value) => URL.canParse(String(value)) && new URL(String(value)).origin === value,
  ],
})
