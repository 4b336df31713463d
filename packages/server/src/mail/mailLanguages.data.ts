/** Languages of mails and of the pages that they lead to, with the direction in which they are written. The first is the one of who has none of them. */
export const mailLanguages = { en: 'ltr', ar: 'rtl' } as const

/** A language of mails. */
export type MailLanguage = keyof typeof mailLanguages
