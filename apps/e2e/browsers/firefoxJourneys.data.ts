import type { Journey } from './journeyTitles.js'

/** Tests of the end-to-end suite that run in Firefox, too. */
export const firefoxJourneys: readonly Journey[] = [
  { file: 'connect.spec.ts', title: 'a user connects an announced wallet and sees the account' },
  { file: 'connect.spec.ts', title: 'a reload restores the wallet without asking' },
  { file: 'connect.spec.ts', title: 'a change in one tab shows in the other' },
  {
    file: 'pairing.spec.ts',
    title: 'a remote wallet pairs by the copied link, signs, sends, and stays after a reload',
  },
  { file: 'networks.spec.ts', title: 'a user switches the network and the wallet follows' },
  {
    file: 'send.spec.ts',
    title: 'ether and a token are sent after a rejection, from an amount and all of it, and are found after a reload',
  },
  { file: 'swap.spec.ts', title: 'a user swaps both ways, with approve and with permit' },
  {
    file: 'names.spec.ts',
    title:
      'a name is registered after a rejection, and shows immediately on the button, in the other tab and after a reload',
  },
  { file: 'embedded-social.spec.ts', title: 'a user signs in with Google in a window, and is back after a reload' },
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
