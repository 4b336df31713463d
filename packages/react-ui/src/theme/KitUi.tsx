'use client'
import { type Context, createContext, type ReactElement, type ReactNode, useContext } from 'react'
import type { UiOptions } from './UiOptions.js'

/** Carries the options of everything below. */
export const UiContext: Context<UiOptions> = createContext<UiOptions>({})

/**
 * Sets theme and language once for the modal and every button below. Optional: each takes the same options itself.
 *
 * @example
 * <KitUi theme="dark" themeVariables={{ accent: '#7c5cff' }} locale="ar">…</KitUi>
 */
export function KitUi({ children, ...options }: UiOptions & { readonly children?: ReactNode }): ReactElement {
  return <UiContext.Provider value={options}>{children}</UiContext.Provider>
}

/** The options of a component over those of {@link KitUi}; what is undefined is as it is there. */
export function useUiOptions(
  own: { readonly [Name in keyof UiOptions]?: UiOptions[Name] | undefined } = {},
): UiOptions {
  const all: Record<string, unknown> = { ...useContext(UiContext) }
  for (const name in own) all[name] = own[name as keyof UiOptions] ?? all[name]
  return all
}
