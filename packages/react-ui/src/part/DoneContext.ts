'use client'
import { type Context, createContext } from 'react'
import type { MessageKey } from '../text/Messages.js'

/** What is done, of what the modal was open for: what waited for it shows a tick and says so while the modal closes. */
export const DoneContext: Context<MessageKey | undefined> = createContext<MessageKey | undefined>(undefined)
