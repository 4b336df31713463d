'use client'
import { type Context, createContext } from 'react'

/** Says what is done, of what the modal was open for: what waited for it shows a tick and says so while the modal closes. */
export const DoneContext: Context<string | undefined> = createContext<string | undefined>(undefined)
