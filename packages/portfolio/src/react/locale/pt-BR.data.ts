import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Brazilian Portuguese. */
export const texts: Translation<typeof en, 'pt-BR'> = {
  'portfolio.total': 'Valor total',
  'portfolio.unavailable': 'Não foi possível carregar os tokens',
  'portfolio.retry': 'Tentar de novo',
  'portfolio.empty': 'Nenhum token em {network} ainda',
  'portfolio.receive': 'Receber tokens',
  'portfolio.token': 'Token',
  'portfolio.notHeld': 'Você não tem mais este token.',
  'portfolio.price': 'Preço',
  'portfolio.contract': 'Contrato',
  'portfolio.network': 'Rede',
  'portfolio.copy': 'Copiar endereço do contrato',
  'portfolio.copyId': 'Copiar ID do token',
  'portfolio.add': 'Adicionar à carteira',
  'portfolio.adding': 'Confirme na sua carteira',
  'portfolio.added': 'Adicionado à carteira',
  'portfolio.addDeclined': 'Recusado. Tente de novo.',
  'portfolio.addFailed': 'Não foi possível adicionar à carteira',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'Não foi possível carregar seus NFTs. Eles estão seguros na rede.',
  'portfolio.noNfts': 'Nenhum NFT em {network} ainda',
  'portfolio.receiveNfts': 'Receber NFTs',
  'portfolio.olderNfts': 'Carregar NFTs mais antigos',
  'portfolio.nftAmount': 'Você tem',
  'portfolio.nftId': 'ID do token',
  'portfolio.standard': 'Padrão',
}
