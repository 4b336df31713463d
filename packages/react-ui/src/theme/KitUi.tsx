'use client'
import { type Context, createContext, type ReactElement, type ReactNode, useContext } from 'react'
import type { UiOptions } from './UiOptions.js'

export const UiContext: Context<UiOptions> = createContext<UiOptions>({})

/**
 * Sets theme and language for the modal and every button inside it. Optional: each component accepts the same options.
 *
 * @example
 * <KitUi theme="dark" themeVariables={{ accent: '#7c5cff' }} locale="ar">…</KitUi>
 */
export function KitUi({ children, ...options }: UiOptions & { readonly children?: ReactNode }): ReactElement {
  return <UiContext.Provider value={options}>{children}</UiContext.Provider>
}

/** Merges a component's options with those of {@link KitUi}. Undefined options are inherited. */
export function useUiOptions(
  own: { readonly [Name in keyof UiOptions]?: UiOptions[Name] | undefined } = {},
): UiOptions {
  const all: Record<string, unknown> = { ...useContext(UiContext) }
  for (const name in own) all[name] = own[name as keyof UiOptions] ?? all[name]
  return all
}
