/**
 * Every country and territory of ISO 3166-1, with the name that is shown and other ways in which people write it. Names that are
 * more often something else (a US state, a first name) are read only where a country is expected: behind the last comma.
 */
const listed = `
AD Andorra
AE United Arab Emirates|UAE|U.A.E.|Emirates|The Emirates
AF Afghanistan
AG Antigua and Barbuda|Antigua & Barbuda
AI Anguilla
AL Albania
AM Armenia
AO Angola
AQ Antarctica
AR Argentina
AS American Samoa
AT Austria|Österreich
AU Australia
AW Aruba
AX Åland Islands
AZ Azerbaijan
BA Bosnia and Herzegovina|Bosnia & Herzegovina|Bosnia
BB Barbados
BD Bangladesh
BE Belgium|Belgique|België
BF Burkina Faso
BG Bulgaria
BH Bahrain|Kingdom of Bahrain
BI Burundi
BJ Benin
BL Saint Barthélemy|St Barthélemy|St Barts|St Barths
BM Bermuda
BN Brunei|Brunei Darussalam
BO Bolivia
BQ Caribbean Netherlands|Bonaire
BR Brazil|Brasil
BS Bahamas|The Bahamas
BT Bhutan
BV Bouvet Island
BW Botswana
BY Belarus
BZ Belize
CA Canada
CC Cocos Islands
CD DR Congo|Democratic Republic of the Congo|Congo - Kinshasa|DRC
CF Central African Republic
CG Congo|Republic of the Congo|Congo - Brazzaville
CH Switzerland|Schweiz|Suisse|Svizzera
CI Côte d’Ivoire|Ivory Coast
CK Cook Islands
CL Chile
CM Cameroon
CN China|PR China|People’s Republic of China|Mainland China
CO Colombia
CR Costa Rica
CU Cuba
CV Cape Verde|Cabo Verde
CW Curaçao
CX Christmas Island
CY Cyprus
CZ Czechia|Czech Republic
DE Germany|Deutschland
DJ Djibouti
DK Denmark|Danmark
DM Dominica
DO Dominican Republic
DZ Algeria
EC Ecuador
EE Estonia
EG Egypt|Arab Republic of Egypt|مصر
EH Western Sahara
ER Eritrea
ES Spain|España
ET Ethiopia
FI Finland|Suomi
FJ Fiji
FK Falkland Islands
FM Micronesia
FO Faroe Islands
FR France
GA Gabon
GB United Kingdom|UK|U.K.|Great Britain|Britain|GBR
GD Grenada
GE Georgia
GF French Guiana
GG Guernsey
GH Ghana
GI Gibraltar
GL Greenland
GM Gambia|The Gambia
GN Guinea
GP Guadeloupe
GQ Equatorial Guinea
GR Greece|Hellas
GS South Georgia
GT Guatemala
GU Guam
GW Guinea-Bissau
GY Guyana
HK Hong Kong|Hong Kong SAR
HM Heard and McDonald Islands
HN Honduras
HR Croatia|Hrvatska
HT Haiti
HU Hungary
ID Indonesia
IE Ireland|Republic of Ireland|Eire
IL Israel
IM Isle of Man
IN India|Bharat
IO British Indian Ocean Territory|Diego Garcia
IQ Iraq
IR Iran
IS Iceland
IT Italy|Italia
JE Jersey
JM Jamaica
JO Jordan|Hashemite Kingdom of Jordan
JP Japan
KE Kenya
KG Kyrgyzstan
KH Cambodia
KI Kiribati
KM Comoros
KN Saint Kitts and Nevis|St Kitts and Nevis|St Kitts & Nevis
KP North Korea
KR South Korea|Korea|Republic of Korea
KW Kuwait
KY Cayman Islands
KZ Kazakhstan
LA Laos
LB Lebanon
LC Saint Lucia|St Lucia
LI Liechtenstein
LK Sri Lanka|Srilanka|Ceylon
LR Liberia
LS Lesotho
LT Lithuania
LU Luxembourg
LV Latvia
LY Libya
MA Morocco|Maroc
MC Monaco
MD Moldova
ME Montenegro
MF Saint Martin|St Martin
MG Madagascar
MH Marshall Islands
MK North Macedonia|Macedonia
ML Mali
MM Myanmar|Burma
MN Mongolia
MO Macao|Macau
MP Northern Mariana Islands
MQ Martinique
MR Mauritania
MS Montserrat
MT Malta
MU Mauritius
MV Maldives|The Maldives|Republic of Maldives|Rep. of Maldives|Republic of the Maldives|Maldive Islands|Maldive|Malediven|Maldivi|MDV|Dhivehi Raajje|Dhivehiraajje|ދިވެހިރާއްޖެ
MW Malawi
MX Mexico|México
MY Malaysia
MZ Mozambique
NA Namibia
NC New Caledonia
NE Niger
NF Norfolk Island
NG Nigeria
NI Nicaragua
NL Netherlands|The Netherlands|Holland|Nederland
NO Norway|Norge
NP Nepal
NR Nauru
NU Niue
NZ New Zealand|Aotearoa
OM Oman|Sultanate of Oman
PA Panama
PE Peru
PF French Polynesia|Tahiti
PG Papua New Guinea
PH Philippines|The Philippines|Phillipines|Philipines
PK Pakistan
PL Poland|Polska
PM Saint Pierre and Miquelon
PN Pitcairn Islands
PR Puerto Rico
PS Palestine|Palestinian Territories|State of Palestine
PT Portugal
PW Palau
PY Paraguay
QA Qatar|State of Qatar
RE Réunion
RO Romania
RS Serbia
RU Russia|Russian Federation
RW Rwanda
SA Saudi Arabia|Kingdom of Saudi Arabia|KSA|Saudi
SB Solomon Islands
SC Seychelles|The Seychelles|Republic of Seychelles
SD Sudan
SE Sweden|Sverige
SG Singapore|Republic of Singapore
SH Saint Helena
SI Slovenia
SJ Svalbard and Jan Mayen
SK Slovakia
SL Sierra Leone
SM San Marino
SN Senegal
SO Somalia
SR Suriname
SS South Sudan
ST São Tomé and Príncipe
SV El Salvador
SX Sint Maarten
SY Syria
SZ Eswatini|Swaziland
TC Turks and Caicos Islands|Turks and Caicos|Turks & Caicos
TD Chad
TF French Southern Territories
TG Togo
TH Thailand
TJ Tajikistan
TK Tokelau
TL Timor-Leste|East Timor
TM Turkmenistan
TN Tunisia
TO Tonga
TR Türkiye|Turkey|Turkiye
TT Trinidad and Tobago|Trinidad & Tobago
TV Tuvalu
TW Taiwan
TZ Tanzania|United Republic of Tanzania|Zanzibar
UA Ukraine
UG Uganda
UM US Outlying Islands
US United States|USA|U.S.A.|US|U.S.|United States of America|America
UY Uruguay
UZ Uzbekistan
VA Vatican City
VC Saint Vincent and the Grenadines|St Vincent and the Grenadines
VE Venezuela
VG British Virgin Islands|BVI
VI US Virgin Islands|USVI
VN Vietnam|Viet Nam
VU Vanuatu
WF Wallis and Futuna
WS Samoa
YE Yemen
YT Mayotte
ZA South Africa|RSA
ZM Zambia
ZW Zimbabwe
`;

interface Country {
  /** ISO 3166-1, two letters. */
  code: string;
  name: string;
  /** Other ways to write it. */
  also: readonly string[];
}

export const countries: readonly Country[] = listed
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', ...also] = line.slice(3).split('|');
    return { code: line.slice(0, 2), name, also };
  });

export const countryCodes: readonly string[] = countries.map(({ code }) => code);

const names: ReadonlyMap<string, string> = new Map(countries.map(({ code, name }) => [code, name]));

/** "Maldives" for MV; what is no code is answered as it is. */
export function countryName(code: string): string {
  return names.get(code) ?? code;
}
