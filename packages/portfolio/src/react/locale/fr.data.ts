import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in French. */
export const texts: Translation<typeof en, 'fr'> = {
  'portfolio.total': 'Valeur totale',
  'portfolio.unavailable': 'Impossible de charger les jetons',
  'portfolio.retry': 'Réessayer',
  'portfolio.empty': 'Pas encore de jetons sur {network}',
  'portfolio.receive': 'Recevoir des jetons',
  'portfolio.token': 'Jeton',
  'portfolio.notHeld': 'Vous ne détenez plus ce jeton.',
  'portfolio.price': 'Prix',
  'portfolio.contract': 'Contrat',
  'portfolio.network': 'Réseau',
  'portfolio.copy': 'Copier l’adresse du contrat',
  'portfolio.copyId': 'Copier l’ID du jeton',
  'portfolio.add': 'Ajouter au portefeuille',
  'portfolio.adding': 'Confirmez dans votre portefeuille',
  'portfolio.added': 'Ajouté au portefeuille',
  'portfolio.addDeclined': 'Refusé. Réessayez.',
  'portfolio.addFailed': 'Ajout au portefeuille impossible',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'Impossible de charger vos NFT. Ils sont en sécurité sur le réseau.',
  'portfolio.noNfts': 'Pas encore de NFT sur {network}',
  'portfolio.receiveNfts': 'Recevoir des NFT',
  'portfolio.olderNfts': 'Charger les plus anciens',
  'portfolio.nftAmount': 'Détenus',
  'portfolio.nftId': 'ID du jeton',
  'portfolio.standard': 'Norme',
}
