const unasked = 'If this was not you, log in to your wallet and look at its devices and keys.'

/** Words of the mails about a wallet, by what happened. `{wallet}` is the wallet's host. */
export const noticeWords = {
  emailChanged: {
    subject: 'The e-mail address of your wallet was changed',
    said: 'The wallet at {wallet} now belongs to {to} in place of {from}.',
    ignore: unasked,
  },
  exported: {
    subject: 'Your wallet was exported',
    said: 'Somebody who logged in to your wallet at {wallet} asked for everything that is kept about it, or for its keys.',
    ignore: unasked,
  },
  deletionAsked: {
    subject: 'Your wallet will be deleted',
    said: 'Somebody asked to delete your wallet at {wallet}. It will be gone on {date}.',
    ignore: 'To keep it, log in to it before then.',
  },
  deletionCancelled: {
    subject: 'Your wallet stays',
    said: 'Your wallet at {wallet} is in use, so that it will not be deleted.',
    ignore: unasked,
  },
  deleted: {
    subject: 'Your wallet was deleted',
    said: 'Everything that was kept about your wallet at {wallet} was deleted, as somebody who had it open asked.',
    ignore: 'Who has the words or the recovery file of the wallet still has its accounts.',
  },
} as const
