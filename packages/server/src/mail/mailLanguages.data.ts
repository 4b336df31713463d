/** Languages of emails, of the pages they link to and of the social sign-in window, with their text direction. The first is the default. */
export const mailLanguages = { en: 'ltr', ar: 'rtl' } as const

/** A language of emails. */
export type MailLanguage = keyof typeof mailLanguages
