/** English texts of the help with networks, and of the views after the choice of an installed wallet, loaded with those views. */
export const enWallets = {
  'whatIsANetwork.title': 'What is a network?',
  'whatIsANetwork.rails': 'Where transactions happen',
  'whatIsANetwork.railsText': 'A network is a shared ledger that records what everyone owns and sends.',
  'whatIsANetwork.different': 'Every network is different',
  'whatIsANetwork.differentText': 'Fees and speed vary, and tokens on one network aren’t on another.',
  'whatIsANetwork.learn': 'Learn more',
  'multiChain.choose': 'Choose a network',
  'multiChain.text': '{wallet} supports several networks. You can add more later.',
  'multiChain.list': 'Networks of {wallet}',
  'connecting.late': 'Don’t see it? Click the {wallet} icon in your browser toolbar.',
  'connecting.lateApp': 'Don’t see it? Open {wallet}.',
  'connecting.failedText': '{wallet} didn’t respond as expected. Open it and try again.',
  'connecting.noAccounts':
    '{wallet} has no account on a network this app supports. Add or enable one in {wallet}, then try again.',
  'connecting.alreadyPending': 'There’s already a request waiting in {wallet}. Open it to continue.',
} as const
