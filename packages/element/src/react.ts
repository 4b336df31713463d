import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { KitButtonElement, KitModalElement } from './KitElement.js'
import type { KitButtonElementProps, KitListeners, KitModalElementProps } from './KitElementProps.js'

type Markup<Class, Props> = Props & KitListeners & Omit<DetailedHTMLProps<HTMLAttributes<Class>, Class>, keyof Props>

declare module 'react' {
  // biome-ignore lint/style/noNamespace: the compiler looks for the elements of markup there alone
  namespace JSX {
    /** `<kit-button>` and `<kit-modal>` in JSX. React sets properties and listeners of custom elements since version 19. */
    interface IntrinsicElements {
      'kit-button': Markup<KitButtonElement, KitButtonElementProps>
      'kit-modal': Markup<KitModalElement, KitModalElementProps>
    }
  }
}

export type { KitButtonElementProps, KitListeners, KitModalElementProps } from './KitElementProps.js'
