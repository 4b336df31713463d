import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Romanian. */
export const texts: Translation<typeof en, 'ro'> = {
  'portfolio.total': 'Valoare totală',
  'portfolio.unavailable': 'Tokenurile nu au putut fi încărcate',
  'portfolio.retry': 'Încearcă din nou',
  'portfolio.empty': 'Niciun token pe {network} încă',
  'portfolio.receive': 'Primește tokenuri',
  'portfolio.token': 'Token',
  'portfolio.notHeld': 'Nu mai ai acest token.',
  'portfolio.price': 'Preț',
  'portfolio.contract': 'Contract',
  'portfolio.network': 'Rețea',
  'portfolio.copy': 'Copiază adresa contractului',
  'portfolio.copyId': 'Copiază ID-ul tokenului',
  'portfolio.add': 'Adaugă în portofel',
  'portfolio.adding': 'Confirmă în portofel',
  'portfolio.added': 'Adăugat în portofel',
  'portfolio.addDeclined': 'Refuzat. Încearcă din nou.',
  'portfolio.addFailed': 'Nu s-a putut adăuga în portofel',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'NFT-urile tale nu au putut fi încărcate. Sunt în siguranță pe rețea.',
  'portfolio.noNfts': 'Niciun NFT pe {network} încă',
  'portfolio.receiveNfts': 'Primește NFT-uri',
  'portfolio.olderNfts': 'Încarcă NFT-uri mai vechi',
  'portfolio.nftAmount': 'Deții',
  'portfolio.nftId': 'ID-ul tokenului',
  'portfolio.standard': 'Standard',
}
