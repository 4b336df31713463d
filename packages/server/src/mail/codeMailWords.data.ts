/** Words of the mails, by language. `{origin}` is the page that asked, `{minutes}` how long the code is good. */
export const codeMailWords = {
  en: {
    direction: 'ltr',
    subject: '{code} is your code for {origin}',
    asked: '{origin} asks you to confirm this e-mail address. Your code:',
    good: 'It is good for {minutes} minutes, on the page where you asked for it. Give it to nobody else.',
    ignore: 'If you did not ask for it, ignore this mail: nothing happens without the code.',
  },
} as const
