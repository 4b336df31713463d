import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Greek. */
export const texts: Translation<typeof en, 'el'> = {
  'portfolio.total': 'Συνολική αξία',
  'portfolio.unavailable': 'Τα token δεν φορτώθηκαν',
  'portfolio.retry': 'Δοκιμάστε ξανά',
  'portfolio.empty': 'Κανένα token στο {network} ακόμη',
  'portfolio.receive': 'Λήψη token',
  'portfolio.token': 'Token',
  'portfolio.notHeld': 'Δεν έχετε πλέον αυτό το token.',
  'portfolio.price': 'Τιμή',
  'portfolio.contract': 'Συμβόλαιο',
  'portfolio.network': 'Δίκτυο',
  'portfolio.copy': 'Αντιγραφή διεύθυνσης συμβολαίου',
  'portfolio.copyId': 'Αντιγραφή ID token',
  'portfolio.add': 'Προσθήκη στο πορτοφόλι',
  'portfolio.adding': 'Επιβεβαιώστε στο πορτοφόλι σας',
  'portfolio.added': 'Προστέθηκε στο πορτοφόλι',
  'portfolio.addDeclined': 'Απορρίφθηκε. Δοκιμάστε ξανά.',
  'portfolio.addFailed': 'Δεν προστέθηκε στο πορτοφόλι',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'Τα NFT σας δεν φορτώθηκαν. Είναι ασφαλή στο δίκτυο.',
  'portfolio.noNfts': 'Κανένα NFT στο {network} ακόμη',
  'portfolio.receiveNfts': 'Λήψη NFT',
  'portfolio.olderNfts': 'Παλαιότερα NFT',
  'portfolio.nftAmount': 'Έχετε',
  'portfolio.nftId': 'ID token',
  'portfolio.standard': 'Πρότυπο',
}
