'use client'
import { type Context, createContext } from 'react'

/** Success message while the modal closes after its task is completed. A waiting element then shows it with a checkmark. */
export const DoneContext: Context<string | undefined> = createContext<string | undefined>(undefined)
