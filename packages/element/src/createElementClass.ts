import { type Kit, optionError } from '@kit/core/plugin'
import { adoptStyles, hasModal, type ModalKit } from '@kit/react-ui/mount'
import type { ReactNode } from 'react'
import type { Rooms } from './createRooms.js'
import { eventNames } from './eventNames.data.js'
import { version } from './version.data.js'

type Attribute = { readonly name: string; readonly kind: 'text' | 'flag' | 'screens' }

/** Definition of one element, on top of what all elements share. */
export type ElementDescription = {
  /** Attributes by property name. A `flag` is either present or absent. `screens` is a flag that `small` or `large` limits to a screen. */
  readonly attributes: { readonly [property: string]: Attribute }
  /** Properties that can't be strings, so they have no attribute. */
  readonly properties: readonly string[]
  /** Styles of the shadow root. */
  readonly css: string
  /** Renders the content from the element's properties. */
  render(element: object): ReactNode
  /** Called when the element leaves the page or gets another kit. */
  onDetached?(kit: ModalKit): void
}

/** An element class. Its version lets other copies of this package recognize it. */
export type ElementClass = CustomElementConstructor & { readonly kitVersion: string }

/** Creates the class of an element. Wrapped in a function because servers have no `HTMLElement`. */
export function createElementClass(description: ElementDescription, rooms: Rooms): ElementClass {
  const { attributes, properties, css, render, onDetached } = description
  const settable = ['kit', ...Object.keys(attributes), ...properties]

  class KitElement extends HTMLElement {
    static readonly kitVersion = version
    static readonly observedAttributes = Object.values(attributes).map(({ name }) => name)
    #kit: ModalKit | undefined
    /** The kit that renders it while it is in the page. */
    #shownBy: ModalKit | undefined
    #stopEvents: (() => void) | undefined

    constructor() {
      super()
      adoptStyles(this.attachShadow({ mode: 'open', delegatesFocus: true }), css)
    }

    get kit(): Kit | undefined {
      return this.#kit
    }

    set kit(kit: Kit | null | undefined) {
      const option = `${this.localName}.kit`
      const allowed = 'the kit returned by createKit({ ..., plugins: [modal()] })'
      if (kit != null && !kit.start) throw optionError(option, kit, allowed)
      if (kit != null && !hasModal(kit)) throw optionError(option, 'a kit without modal()', allowed)
      this.#kit = kit ?? undefined
      this.update()
    }

    connectedCallback(): void {
      // Own properties set before the element was defined shadow the accessors.
      for (const name of settable) {
        if (!Object.hasOwn(this, name)) continue
        const value = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, value)
      }
      this.update()
    }

    disconnectedCallback(): void {
      this.update()
    }

    attributeChangedCallback(): void {
      this.update()
    }

    /** Syncs the rendered content with the kit, the properties, and whether the element is connected. */
    update(): void {
      const kit = this.isConnected ? this.#kit : undefined
      const before = this.#shownBy
      this.#shownBy = kit
      if (before !== kit) {
        this.#stopEvents?.()
        this.#stopEvents = kit && this.#watch(kit)
        if (before) {
          rooms.hide(before, this)
          // An element that is moved disconnects and reconnects in the same task.
          queueMicrotask(() => this.#shownBy !== before && onDetached?.(before))
        }
      }
      if (kit) rooms.show(kit, this, render(this))
    }

    #watch(kit: Kit): () => void {
      const timeline = kit.events$.subscribe((event) => {
        const name = (eventNames as Readonly<Record<string, string>>)[event.type]
        if (name !== undefined) this.dispatchEvent(new CustomEvent(name, { detail: event }))
      })
      return () => timeline.unsubscribe()
    }
  }

  for (const [property, attribute] of Object.entries(attributes))
    defineAttribute(KitElement.prototype, property, attribute)
  for (const property of properties) defineValue(KitElement.prototype, property)
  return KitElement
}

const isScreen = (value: unknown): boolean => value === 'small' || value === 'large'

/** Defines a property that reflects an attribute. */
function defineAttribute(prototype: HTMLElement, property: string, { name, kind }: Attribute): void {
  Object.defineProperty(prototype, property, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      const text = this.getAttribute(name) ?? undefined
      if (kind === 'text') return text
      return kind === 'screens' && isScreen(text) ? text : text !== undefined
    },
    set(this: HTMLElement, value: unknown) {
      if (kind === 'flag' || (kind === 'screens' && !isScreen(value))) {
        this.removeAttribute(name)
        this.toggleAttribute(name, Boolean(value))
      } else if (value == null) this.removeAttribute(name)
      else this.setAttribute(name, String(value))
    },
  })
}

/** Defines a property without an attribute. */
function defineValue(prototype: HTMLElement, property: string): void {
  const values = new WeakMap<HTMLElement, unknown>()
  Object.defineProperty(prototype, property, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return values.get(this)
    },
    set(this: HTMLElement & { update(): void }, value: unknown) {
      values.set(this, value ?? undefined)
      this.update()
    },
  })
}
