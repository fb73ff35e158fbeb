/** The server's half of the shop: plain TypeScript that Node runs as it is. */
export { setOwnCatalogue } from '../catalogue/fixedData.ts';
export { detailsFromWire } from '../catalogue/details.ts';
export { readComparison } from '../catalogue/comparison/compareQuery.ts';
export { allergenKeys } from '../catalogue/allergenKeys.ts';
export { isGtin } from '../catalogue/gtin.ts';
export { isEdible } from '../catalogue/detailTabs.ts';
export { priceRanges, proteinPriceOrder, sortOrders } from '../catalogue/filterOptions.ts';
export { fixedTableProducts } from '../catalogue/nutrition/fixedTableProducts.ts';
export { isPipeTable } from '../catalogue/nutrition/isPipeTable.ts';
export { servingLabel } from '../catalogue/nutrition/servingLabel.ts';
export { readStockMoment } from '../catalogue/shops/stockMoment.ts';
export { sizeName } from '../catalogue/variants/variant.ts';
export { staticVariants } from '../catalogue/variants/staticVariants/staticVariants.ts';
export { findSection, splitTextSections } from '../catalogue/textSections.ts';
export { categories } from '../content/categories.ts';
export { ownClosures } from '../content/closures.ts';
export { company } from '../content/company.ts';
export { socialLinks } from '../content/navigation.ts';
export { type OpeningHours, shops } from '../content/shops.ts';
export { mobileNumber } from '../content/whatsApp.ts';
export { shellCopy } from '../content/emptyPage.ts';
export { storeNameOf } from '../content/storeLabels.ts';
export { productFields, promotionFields } from '../contract/productFields.ts';
export { type ContactMessage, contactMessageSchema } from '../contract/contactMessage.ts';
export type { WireContactResponse, WireEmailStatus, WireProblem } from '../contract/wire.ts';
export { answer, type ApiRequest, inventoryFeedPath } from './answer.ts';
export {
  type Catalogue,
  type CatalogueProblem,
  type CatalogueReading,
  readCatalogue,
} from './catalogue.ts';
export { indexSteps, sortCatalogue, type SortedCatalogue } from './catalogueIndex.ts';
export {
  contactAnswer,
  contactBodyLimit,
  type ContactReading,
  contactTooLarge,
  readContact,
} from './contact.ts';
export { type ListingParameter } from '../api/listingParameters.ts';
export { maxAvoidIngredients, maxIngredientLetters } from '../api/listingQuery.ts';
export { storeIds } from '../contract/storeIds.ts';
export { declaredBy } from '@vetta/nutrition-parser';
export { labelSteps } from './labels/labelIndex.ts';
export { labelFactsSchema, labelSchema } from './labels/labelSchema.ts';
export {
  detailsSchema,
  groupSchema,
  knownFields,
  namedSchema,
  productSchema,
} from './catalogueSchema.ts';
export { formatEuro } from '../catalogue/offer/price.ts';
export { type Day, romeDay } from '../catalogue/offer/day.ts';
export {
  flavourKey,
  listedOffer,
  listedPrice,
  type Offer,
  offersOf,
  pageOffer,
  promotionsOf,
} from '../catalogue/offer/offers.ts';
export { type Promotion } from '../catalogue/offer/promotion.ts';
export { daysBefore, daysLater, daysOfChange, isDay } from '../catalogue/offer/readPromotion.ts';
export type { Variant } from '../catalogue/variants/variant.ts';
export { variantsFromWire } from '../catalogue/variants/normaliseVariant.ts';
export { type Product, productFromWire } from '../catalogue/product.ts';
export { foldText } from '../catalogue/foldText.ts';
export { maxSlugLength, type SlugFault, slugFault, slugOf } from '../catalogue/slug.ts';
export { pictureUrl } from '../catalogue/wireFields.ts';
export { type Answer, bodyText, problem } from './problem.ts';
export { type ProductPage, productPages } from './productPages.ts';
export { productPictures } from './productPictures.ts';
