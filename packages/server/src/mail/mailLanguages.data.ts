/** Languages of mails, of the pages that they lead to and of the window of a login elsewhere, with the direction in which they are written. The first is the one of who has none of them. */
export const mailLanguages = { en: 'ltr', ar: 'rtl' } as const

/** A language of mails. */
export type MailLanguage = keyof typeof mailLanguages
