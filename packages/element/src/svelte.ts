import type { HTMLAttributes } from 'svelte/elements'
import type { KitButtonElement, KitModalElement } from './KitElement.js'
import type { KitButtonElementProps, KitListeners, KitModalElementProps } from './KitElementProps.js'

type Markup<Class extends EventTarget, Props> = Props & KitListeners & Omit<HTMLAttributes<Class>, keyof Props>

declare module 'svelte/elements' {
  /** `<kit-button>` and `<kit-modal>` in Svelte markup. */
  interface SvelteHTMLElements {
    'kit-button': Markup<KitButtonElement, KitButtonElementProps>
    'kit-modal': Markup<KitModalElement, KitModalElementProps>
  }
}

export type { KitButtonElementProps, KitListeners, KitModalElementProps } from './KitElementProps.js'
