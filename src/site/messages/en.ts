import { IDENTIFIER_TEXTS } from '../../model/index.ts';

/**
 * English, and the list of keys that every language has. Texts in braces are filled in; the same
 * ones occur in every language.
 */
export const en = {
  // Navigation
  skip: 'Skip to content',
  navBrands: 'Brands',
  navWhat: 'What is eSIM?',
  navData: 'Data',
  navApi: 'API',
  navShops: 'For shops',
  navPrivacy: 'Privacy',
  navAbout: 'About',
  languages: 'Language',
  footerFree: 'Free to use with a visible link to this site. The facts are open data.',

  // Home and search
  question: 'Does your phone support eSIM?',
  homeDescription:
    'Find out whether a phone, tablet or watch supports eSIM, where it does not, and which sources say so.',
  searchLabel: 'Device name or model code',
  searchHint: 'For example Galaxy S24, Pixel 8 or SM-S9210',
  searchButton: 'Check',
  suggestions: 'Suggestions',
  suggestionCount: 'Suggestions: {count}',
  detectButton: 'Check this device',
  thisDevice: 'The device in your hand',
  resultsTitle: '{query}: does it support eSIM?',
  chooseOne: 'Which one is it?',
  similarNames: 'Similar names',
  nothingFound: 'No device matches “{query}”.',
  nothingFoundHint:
    'Check the spelling, or enter the model code. A device that is not listed here may still support eSIM.',
  queryTooLong: 'Only the first {count} characters are read: shorten the text.',
  details: 'Codes, regions and sources',
  browserSays: 'Your browser only says: {said}.',
  scanCode: 'Scan the code with your phone to check the phone.',

  // The number of one unit
  eidText: IDENTIFIER_TEXTS.eid,
  imeiText: IDENTIFIER_TEXTS.imei,
  mistypedText: IDENTIFIER_TEXTS.mistyped,
  notSent: 'The number has not left your browser.',
  notKept: 'The number is not stored.',
  whereCode: 'Where is the model code?',
  whereCodeText:
    'In the settings under “About phone” or “General › About”, on the box next to the barcode, or on the back of the device.',

  // The verdict in one word
  wordYes: 'Yes',
  wordNo: 'No',
  wordPartial: 'It depends',
  wordUnknown: 'Not known',
  wordYesExcept: 'Yes, with exceptions',
  wordNoExcept: 'No, with exceptions',

  // The verdict on a device
  deviceYes: '{device} supports eSIM.',
  deviceYesExcept: '{device} supports eSIM, except units sold in these regions: {regions}.',
  deviceNo: '{device} does not support eSIM.',
  deviceNoExcept: '{device} does not support eSIM, except units sold in these regions: {regions}.',
  devicePartial: 'Some versions of {device} support eSIM and others do not.',
  // It follows a sentence such as the one above.
  partialExcept: 'No unit sold in these regions does: {regions}.',
  deviceUnknown: 'No reliable source says yet whether {device} supports eSIM.',

  // The name of a device with what identifies the unit: its edition, its model code, where it was sold
  editionCellular: '{device} (cellular)',
  editionNonCellular: '{device} (without cellular)',
  unitCode: '{device} with the model code {code}',
  unitSold: '{device} sold in {regions}',
  whereBought: 'Where did you buy it?',
  notSure: 'Not sure',
  otherRegions: 'Other regions',
  noSuchRegion:
    'The address of this page names a region that does not exist. This answer is for no particular region.',
  noSuchCode:
    'The address of this page names a model code that is not known for this device. This answer is not for that code.',
  elsewhere: 'Somewhere else',
  show: 'Show',

  // The verdict on several devices of a list
  severalYes: 'All of them support eSIM.',
  severalYesExcept: 'All of them support eSIM, except units sold in these regions: {regions}.',
  severalNo: 'None of them supports eSIM.',
  severalNoExcept: 'None of them supports eSIM, except units sold in these regions: {regions}.',
  severalPartial: 'Some of them support eSIM and others do not.',
  // Of more devices than the list has room for, if those in it do not show that others differ.
  severalListedYes:
    'All devices listed here support eSIM. Others with this name, such as older ones, may not.',
  severalListedNo:
    'None of the devices listed here is known to support eSIM. Others with this name do.',
  severalUnknown: 'It is not known whether all of them support eSIM.',

  // The verdict on a family
  familyYes: 'Whichever {family} this is, it supports eSIM.',
  familyYesExcept:
    'Whichever {family} this is, it supports eSIM, except for some models sold in these regions: {regions}.',
  familyNo: 'Whichever {family} this is, it does not support eSIM.',
  familyPartial: 'It depends on which {family} this is: some support eSIM and others do not.',
  familyUnknown: 'It is not known whether every {family} supports eSIM.',
  chooseModel: 'Which {family} is it?',
  nothingDetected: 'Your browser does not say which device this is. Type its name or model code.',

  // The rest of the answer
  exceptions: 'Exceptions',
  dependsOn: 'What it depends on',
  dependsConnectivity:
    'Only the cellular versions support eSIM. The versions without mobile data (Wi-Fi only, GPS only) do not.',
  dependsCarrier: 'It depends on the carrier that sold it.',
  dependsEdition: 'It depends on the edition: several are sold under this name.',
  dependsStorage: 'It depends on the storage size.',
  dependsMarket:
    'It depends on where it was sold: units for some markets have no eSIM. Dial *#06# and look for an EID.',
  dependsOther: 'It depends on the version: look for your model code below.',
  alsoKnow: 'Good to know',
  traitEsimOnly: 'It has no SIM card tray and works with eSIM only.',
  traitEsimOnlyRegions: 'Units sold in these regions have no SIM card tray: {regions}.',
  traitActive: '{count} eSIMs can be active at the same time.',
  traitStored: 'It can store {count} eSIMs.',
  traitCarrierOnly: 'It only works with your carrier’s plans. Travel eSIMs do not work.',
  traitCarrierOnlyWatch:
    'It only works with your carrier’s plans, set up on the paired phone. Travel eSIMs do not work.',
  traitUpdate: 'eSIM support came with a system update: install the latest one.',
  lock: 'Locked to a carrier?',
  lockText:
    'A device that is locked to a carrier can reject another carrier’s eSIM, even if the answer is yes. Ask your carrier to unlock it first.',
  sure: 'How to be sure',
  sureDial: 'Dial *#06#. If an EID is shown, the device has an eSIM chip.',
  sureIphone:
    'Open Settings › Cellular (or Mobile Service) and look for “Add eSIM”. Settings › General › About shows the EID.',
  sureIpad: 'Open Settings › General › About. If an EID is shown, the iPad has an eSIM chip.',
  sureSamsung: 'Open Settings › Connections › SIM manager and look for “Add eSIM”.',
  surePixel: 'Open Settings › Network & internet › SIMs and look for “Add eSIM”.',
  sureAndroid: 'Open Settings and search for “eSIM”.',
  sureWatch: 'Open the watch app on the paired phone and look for “Mobile plans”.',
  sureWindows:
    'Open Settings › Network & internet › Cellular. If “Manage eSIM profiles” is there, it has an eSIM chip.',
  dated: 'Data as of {date}',
  nextSteps: 'What to do next',
  nextUnlock: 'Make sure that it is not locked to a carrier.',
  nextInstall: 'Install the eSIM before you leave, while you have Wi-Fi.',
  nextPhysical: 'Use a physical SIM card at your destination, or roam with your own carrier.',
  nextWifi: 'Use Wi-Fi or a phone’s hotspot.',
  nextVersion: 'Find out which version you have: the model code tells you.',
  drawingDial: 'After *#06#: a 32-digit number named EID means that there is an eSIM chip.',
  drawingSettings: 'In the settings: “Add eSIM” under mobile data or SIMs.',
  drawingCode: 'The model code is in the settings, on the box and on the back.',
  copyLink: 'Copy link',
  compare: 'Compare',
  compareWith: 'Compare with another device',

  // Device pages
  deviceTitle: 'Does the {device} support eSIM?',
  variants: 'Model codes and versions',
  modelCode: 'Model code',
  soldIn: 'Sold in',
  answer: 'Answer',
  anyRegion: 'Not stated',
  otherNames: 'Other names',
  released: 'Released',
  category: 'Type',
  categoryPhone: 'Phone',
  categoryTablet: 'Tablet',
  categoryWatch: 'Watch',
  categoryLaptop: 'Laptop',
  categoryHotspot: 'Hotspot',
  sources: 'Sources',
  source: 'Source',
  says: 'Claim',
  sourcesAll: 'All sources ({count})',
  copyOf: 'Repeats what {publisher} says',
  copyAt: 'Read in a copy: {host}',
  copyLost: 'Read in a copy whose address was not kept',
  checked: 'Checked',
  noSources: 'No source says anything about eSIM on this device yet.',
  gradeVerifiedText:
    'Verified: the maker, a standards body, the system’s own tables or a test says so.',
  gradeReportedText:
    'Reported: at least two independent public lists say so, or a copy of the maker’s own words.',
  gradeInferredText:
    'Inferred: it follows from a rule. What the sources say about this device is not enough on its own.',
  rule: 'Rule',
  reportError: 'Report an error on this page',
  family: 'More of {family}',

  // Brands
  brandsTitle: 'Brands',
  brandsIntro: 'Every brand in the data set, with the number of its devices.',
  brandTitle: 'Which {brand} devices support eSIM?',
  brandDescription: '{brand} devices with and without eSIM, with regions and sources.',
  brandCounts: 'eSIM: {yes} yes, {no} no, {partial} it depends, {unknown} not known.',
  page: 'Page {page} of {pages}',
  filter: 'Filter',
  allYears: 'All years',
  allTypes: 'All types',
  allAnswers: 'All answers',
  filteredNone: 'No device matches this filter.',
  previous: 'Previous',
  next: 'Next',

  // What is eSIM
  whatTitle: 'What is eSIM, and how do I check my phone?',
  whatIs: 'What is an eSIM?',
  whatIsText:
    'A SIM that is built into the device. Instead of inserting a card, you download a plan, usually by scanning a QR code.',
  whyRegion: 'Why does the same phone support it in one country and not in another?',
  whyRegionText:
    'Makers sell different hardware under one name. Units for mainland China, for instance, often have two card slots and no eSIM chip. The model code tells them apart.',
  howCheck: 'How do I check my phone?',
  whatTravel: 'What do I need for a travel eSIM?',
  whatTravelText:
    'A device that supports eSIM, no carrier lock, and an internet connection to download the plan. Do it at home, before you leave.',
  whatEid: 'What is an EID?',
  whatEidText: 'The 32-digit number of the eSIM chip. A device without one has no eSIM.',
  whatUnknown: 'What does “not known” mean?',
  whatUnknownText:
    'No reliable source says yes or no. It does not mean no: check on the device itself.',

  // Errors
  goneTitle: 'This is no longer listed',
  goneText: 'We list phones, tablets, watches, laptops and hotspots.',
  notFoundTitle: 'We can’t find that page',
  notFoundText: 'The address may be wrong or out of date. Search for your device instead.',

  // The widget
  anotherDevice: 'Another device',
  failed: 'We couldn’t load the answer. Try again in a moment.',
} as const;
