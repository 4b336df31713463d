import { createContext, useContext } from 'react'
import { type WalletTexts, walletTexts } from './walletTexts.data.js'

/** The texts in the language of the page. */
export const WalletTextsContext = createContext<WalletTexts>(walletTexts)

/** Returns the texts in the language of the page. */
export const useWalletTexts = (): WalletTexts => useContext(WalletTextsContext)
