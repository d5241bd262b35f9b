/**
 * English, and the list of keys that every language has. Texts in braces are filled in; the same
 * ones stand in every language.
 */
export const en = {
  // Navigation
  skip: 'Skip to the content',
  navBrands: 'Brands',
  navWhat: 'What is eSIM?',
  navData: 'Data',
  navApi: 'API',
  navShops: 'For shops',
  languages: 'Languages',
  footerFree: 'Free to use with a visible link to this site. The facts are open data.',

  // Home and search
  question: 'Does your phone support eSIM?',
  homeDescription:
    'Find out whether a phone, tablet or watch supports eSIM, in which regions it does not, and which sources say so.',
  searchLabel: 'Name or model code',
  searchHint: 'For example Galaxy S24, Pixel 8 or SM-S9210',
  searchButton: 'Check',
  suggestions: 'Suggestions',
  suggestionCount: 'Suggestions: {count}',
  detectButton: 'Check this device',
  thisDevice: 'The device in your hand',
  resultsTitle: '{query}: does it support eSIM?',
  bestMatch: 'Best match',
  otherMatches: 'Other matches',
  nothingFound: 'No device matches “{query}”.',
  nothingFoundHint:
    'Check the spelling, or use the model code from the settings or the box. A device that is not listed here may still support eSIM.',
  queryTooLong: 'Shorten it to {count} characters.',
  details: 'Codes, regions and sources',

  // The verdict in one word
  wordYes: 'Yes',
  wordNo: 'No',
  wordPartial: 'It depends',
  wordUnknown: 'Not known',

  // The verdict on a device
  deviceYes: '{device} supports eSIM.',
  deviceYesExcept: '{device} supports eSIM, but not the units sold in these regions: {regions}.',
  deviceNo: '{device} does not support eSIM.',
  deviceNoExcept:
    '{device} does not support eSIM, except for the units sold in these regions: {regions}.',
  devicePartial: 'Some versions of {device} support eSIM and others do not.',
  deviceUnknown: 'No reliable source says yet whether {device} supports eSIM.',

  // The verdict on one variant
  codeYes: '{device} with the model code {code} supports eSIM.',
  codeNo: '{device} with the model code {code} does not support eSIM.',
  codePartial: '{device} with the model code {code} supports eSIM in some versions only.',
  codeUnknown:
    'No reliable source says yet whether {device} with the model code {code} supports eSIM.',

  // The verdict on a family
  familyYes: 'Whichever {family} this is, it supports eSIM.',
  familyYesExcept:
    'Whichever {family} this is, it supports eSIM, except for some models sold in these regions: {regions}.',
  familyNo: 'Whichever {family} this is, it does not support eSIM.',
  familyPartial: 'It depends on which {family} this is: some support eSIM and others do not.',
  familyUnknown: 'It is not known for every {family} whether it supports eSIM.',
  chooseModel: 'Which {family} is it?',
  nothingDetected: 'Your browser does not say which device this is. Type its name or model code.',

  // The rest of the answer
  exceptions: 'Exceptions',
  dependsOn: 'What it depends on',
  dependsConnectivity:
    'Only versions with mobile data take an eSIM; those with Wi-Fi alone do not.',
  dependsCarrier: 'It depends on the carrier that sold it.',
  dependsEdition: 'It depends on the edition: there are several under this name.',
  dependsStorage: 'It depends on the storage size.',
  dependsOther: 'It depends on the version: compare the model code below.',
  alsoKnow: 'Good to know',
  traitEsimOnly: 'It has no tray for a SIM card and takes eSIM only.',
  traitEsimOnlyRegions: 'Units sold in these regions have no tray for a SIM card: {regions}.',
  traitActive: 'Number of eSIMs that can be active at once: {count}.',
  traitStored: 'Number of eSIMs that can be stored: {count}.',
  traitCarrierOnly: 'It takes a plan only from a carrier. Travel eSIMs do not work.',
  traitCarrierOnlyWatch:
    'It takes a plan only from a carrier, through the paired phone. Travel eSIMs do not work.',
  traitUpdate: 'eSIM came with a later system update: install the newest one.',
  lock: 'Locked to a carrier?',
  lockText:
    'A device that is locked to a carrier can refuse the eSIM of another one, even where the answer is yes. Ask your carrier to unlock it first.',
  sure: 'How to be sure',
  sureDial: 'Dial *#06#. If an EID is shown, the device has an eSIM chip.',
  sureIphone:
    'Open Settings › Cellular (or Mobile Service) and look for “Add eSIM”. Settings › General › About shows the EID.',
  sureIpad: 'Open Settings › General › About. If an EID is shown, the iPad has an eSIM chip.',
  sureSamsung: 'Open Settings › Connections › SIM manager and look for “Add eSIM”.',
  surePixel: 'Open Settings › Network & internet › SIMs and look for a way to add an eSIM.',
  sureAndroid: 'Open the settings and search for “eSIM”.',
  sureWatch: 'Open the watch’s app on the paired phone and look for the mobile plans.',
  sureWindows:
    'Open Settings › Network & internet › Cellular. If eSIM profiles can be managed there, it has one.',
  dated: 'Data of {date}',
  sourceCount: 'Sources: {count}',

  // Device pages
  deviceTitle: 'Does the {device} support eSIM?',
  variants: 'Model codes and versions',
  modelCode: 'Model code',
  version: 'Version',
  soldIn: 'Sold in',
  answer: 'Answer',
  anyRegion: 'Not stated',
  otherNames: 'Other names',
  released: 'Released',
  category: 'Kind',
  categoryPhone: 'Phone',
  categoryTablet: 'Tablet',
  categoryWatch: 'Watch',
  categoryLaptop: 'Laptop',
  categoryHotspot: 'Hotspot',
  sources: 'Sources',
  source: 'Source',
  says: 'Says',
  checked: 'Checked',
  noSources: 'No source speaks about eSIM on this device yet.',
  gradeVerified: 'Verified',
  gradeVerifiedText:
    'Verified: the maker, a standards body, the system’s own tables or a test says so.',
  gradeReported: 'Reported',
  gradeReportedText: 'Reported: at least two independent public lists say so.',
  gradeInferred: 'Inferred',
  gradeInferredText: 'Inferred: it follows from a rule, not from a statement about this device.',
  rule: 'Rule',
  reportError: 'Report an error on this page',
  family: 'More of {family}',

  // Brands
  brandsTitle: 'Brands',
  brandsIntro: 'Every maker whose devices are listed here, with the number of devices.',
  brandTitle: 'Which {brand} devices support eSIM?',
  brandDescription: '{brand} devices with and without eSIM, with regions and sources.',
  brandCounts: 'eSIM: {yes} yes, {no} no, {partial} it depends, {unknown} not known.',
  page: 'Page {page} of {pages}',
  previous: 'Previous',
  next: 'Next',

  // What is eSIM
  whatTitle: 'What is eSIM, and how do I check my phone?',
  whatIs: 'What is an eSIM?',
  whatIsText:
    'A SIM that is built into the device. Instead of putting in a card, you load a plan over the internet, mostly by scanning a QR code.',
  whyRegion: 'Why does the same phone support it in one country and not in another?',
  whyRegionText:
    'Makers sell different hardware under one name. Units for mainland China, for instance, often have two card slots and no eSIM chip. The model code tells them apart.',
  howCheck: 'How do I check my phone?',
  whatTravel: 'What do I need for a travel eSIM?',
  whatTravelText:
    'A device that supports eSIM, no carrier lock, and an internet connection for loading the plan. Do it at home, before you leave.',
  whatEid: 'What is an EID?',
  whatEidText: 'The 32-digit number of the eSIM chip. A device without one has no eSIM.',
  whatUnknown: 'What does “not known” mean?',
  whatUnknownText:
    'That no reliable source says either yes or no. It is not a no: check on the device itself.',

  // Errors
  notFoundTitle: 'This page does not exist',
  notFoundText: 'The address leads nowhere. Search for your device instead.',

  // The widget
  anotherDevice: 'Another device',
  failed: 'The answer could not be had. Try again in a moment.',
} as const;
