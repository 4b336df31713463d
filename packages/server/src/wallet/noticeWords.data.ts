import type { MailLanguage, TextsLike } from '../platform/mail/MailLanguage.js'
import { noticeLocales } from './noticeLocales.data.js'

const notYou = "If this wasn't you, sign in to your wallet and check its devices and keys."

const en = {
  emailChanged: {
    subject: 'Your wallet email address was changed',
    body: 'The email address of your wallet at {wallet} was changed from {from} to {to}.',
    ignore: notYou,
  },
  exported: {
    subject: 'An export of your wallet was requested',
    body: 'Someone signed in to your wallet at {wallet} requested an export of its data or its keys.',
    ignore: notYou,
  },
  deletionRequested: {
    subject: 'Your wallet will be deleted',
    body: 'Someone requested to delete your wallet at {wallet}. It will be deleted on {date}.',
    ignore: 'To keep your wallet, sign in to it before then.',
  },
  deletionCancelled: {
    subject: "Your wallet won't be deleted",
    body: 'Someone signed in to your wallet at {wallet}, so its deletion was cancelled.',
    ignore: notYou,
  },
  deleted: {
    subject: 'Your wallet was deleted',
    body: 'All data about your wallet at {wallet} was deleted, at the request of someone who had it unlocked.',
    ignore: 'Its accounts still exist. Anyone with its recovery phrase or recovery file can still access them.',
  },
} as const

/** The English texts. */
export type NoticeWords = typeof en

/** Texts of the security emails about a wallet, by language and event. `{wallet}` is the wallet's host. */
export const noticeWords: Readonly<Record<MailLanguage, TextsLike<NoticeWords>>> = { en, ...noticeLocales }

/** Events that users are notified of by email. */
export type NoticeKind = keyof typeof en
