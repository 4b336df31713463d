import type { Journey } from './journeyTitles.js'

/** Tests of the end-to-end suite that run in Firefox, too. */
export const firefoxJourneys: readonly Journey[] = [
  { file: 'connect.spec.ts', title: 'a user connects an announced wallet and sees the account' },
  { file: 'connect.spec.ts', title: 'a reload restores the wallet without asking' },
  { file: 'connect.spec.ts', title: 'a change in one tab shows in the other' },
  { file: 'sign-and-send.spec.ts', title: 'a message is signed by the account that is shown' },
  {
    file: 'siwx.spec.ts',
    title: 'a members page is served only to signed-in users: refused, retried, shown, and still there after a reload',
  },
  {
    file: 'embedded.spec.ts',
    title: 'a user signs in by email, saves a code, signs and sends, and is back after a reload',
  },
  { file: 'access.spec.ts', title: 'the keyboard alone connects and disconnects' },
  { file: 'access.spec.ts', title: 'Arabic runs from right to left and connects' },
  { file: 'robustness.spec.ts', title: 'everything but the restore works with storage disabled' },
]
