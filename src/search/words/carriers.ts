/**
 * Carriers that are named beside the device they sell and that are no noise everywhere, as their names
 * are words or makers of devices too: a Telstra T-Elite is one, a Telstra iPhone 13 is an iPhone 13.
 */
const NAMES = `
  o2|ee|three|giffgaff|bt|tesco|telstra|optus|rogers|bell|telus|fido|metro ?pcs|metro|visible
  straight talk|google fi|project fi|us cellular|boost mobile|boost|cricket|tracfone|movistar|claro
  mint mobile|simple mobile|total wireless|xfinity|spectrum|koodo|virgin|videotron|freedom mobile
  telcel|tigo|entel|wom|tim|lebara|lyca ?mobile|wind ?tre|free
  sfr|bouygues|uq|ymobile|rakuten|jio|airtel|bsnl|telenor|telia|elisa|kpn|proximus|swisscom|sunrise
  tele2|a1|vodacom|mtn|safaricom|etisalat|stc|zain|mobily|ooredoo|singtel|starhub|maxis|celcom|digi|ais
  dtac|true|globe|telkomsel|indosat|viettel|skt|sk telecom|kt|lg ?u\\+|lgu|china mobile|china unicom
  china telecom|chunghwa|megafon|beeline|mts|turkcell`;

/** A carrier as a word of a query. */
export const CARRIER = new RegExp(
  `(?:^|\\s)(?:${NAMES.trim().replace(/\n */g, '|')})(?=\\s|$)`,
  'i',
);
