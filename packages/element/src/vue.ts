import type { HTMLAttributes, PublicProps } from 'vue'
import type { KitButtonElement, KitElementEvents, KitModalElement } from './KitElement.js'
import type { KitButtonElementProps, KitModalElementProps } from './KitElementProps.js'

type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>

/** Listeners as Vue templates name them: `@kit-connect` sets the property `onKitConnect`. */
type Listeners = {
  readonly [Name in keyof KitElementEvents as `on${Pascal<Name>}`]?: (event: KitElementEvents[Name]) => void
}

type Markup<Class, Props> = new () => Class & {
  readonly $props: Props & Listeners & PublicProps & Omit<HTMLAttributes, keyof Props>
}

declare module 'vue' {
  /** `<kit-button>` and `<kit-modal>` in Vue templates. */
  interface GlobalComponents {
    'kit-button': Markup<KitButtonElement, KitButtonElementProps>
    'kit-modal': Markup<KitModalElement, KitModalElementProps>
  }
}

export type { KitButtonElementProps, KitModalElementProps } from './KitElementProps.js'
