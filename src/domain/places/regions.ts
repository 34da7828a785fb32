/** Regions whose names tell of which country they are, by its code; the first name is the one that is kept. */
const listed = `
US:Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York State,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington State,West Virginia,Wisconsin,Wyoming
CA:Alberta,British Columbia,Manitoba,New Brunswick,Newfoundland,Nova Scotia,Ontario,Prince Edward Island,Quebec,Québec,Saskatchewan,Yukon
AU:New South Wales,NSW,Queensland,South Australia,Tasmania,Western Australia,Northern Territory
GB:England,Scotland,Wales,Northern Ireland,Bedfordshire,Berkshire,Buckinghamshire,Cambridgeshire,Cheshire,Cornwall,Cumbria,Derbyshire,Devon,Dorset,County Durham,Essex,East Sussex,West Sussex,Gloucestershire,Greater London,Greater Manchester,Hampshire,Herefordshire,Hertfordshire,Isle of Wight,Kent,Lancashire,Leicestershire,Lincolnshire,Merseyside,Middlesex,Norfolk,North Yorkshire,South Yorkshire,West Yorkshire,Northamptonshire,Northumberland,Nottinghamshire,Oxfordshire,Shropshire,Somerset,Staffordshire,Suffolk,Surrey,Tyne and Wear,Warwickshire,West Midlands,Wiltshire,Worcestershire,Powys,Gwynedd,Flintshire,Denbighshire,Conwy,Anglesey,Ceredigion,Pembrokeshire,Carmarthenshire,Monmouthshire,Rutland,Huntingdonshire,Aberdeenshire,Fife,Lothian,Highlands,Cleveland,Humberside,Avon,Clwyd,Dyfed,Gwent,Mid Glamorgan,South Glamorgan,West Glamorgan,Yorkshire,Sussex,Teesside,Thames Valley,County Antrim,County Down
AE:Abu Dhabi Emirate,Ras Al Khaimah,Ras al-Khaimah,Fujairah,Umm Al Quwain
IN:Andhra Pradesh,Assam,Bihar,Goa,Gujarat,Haryana,Himachal Pradesh,Karnataka,Kerala,Madhya Pradesh,Maharashtra,Odisha,Rajasthan,Tamil Nadu,Telangana,Uttar Pradesh,Uttarakhand,West Bengal
EG:Red Sea Governorate,South Sinai,North Sinai,Sharqia,Al Sharqia,Gharbia,Dakahlia,Beheira,Qalyubia,Qalubia,Monufya,Monufia,Menoufia,Kafr El Sheikh,Beni Suef,Fayoum,Minya,Assiut,Sohag,Qena,Matruh,Ismailia
ID:Bali,Lombok,Java,West Java,East Java,Central Java,Sumatra,Sulawesi,Papua Barat
TH:Phuket,Koh Samui,Ko Samui,Krabi
MY:Sabah,Sarawak,Penang,Selangor,Johor,Langkawi
ES:Catalonia,Andalusia,Mallorca,Majorca,Ibiza,Menorca,Tenerife,Gran Canaria,Lanzarote,Fuerteventura,Canary Islands,Balearic Islands
IT:Tuscany,Lombardy,Sicily,Sardinia,Veneto,Piedmont,Umbria,Apulia,Puglia,South Tyrol
DE:Bavaria,Saxony,Hesse,Lower Saxony,North Rhine-Westphalia,Baden-Württemberg,Brandenburg,Thuringia
FR:Normandy,Brittany,Provence,Île-de-France,Alsace,Corsica
AT:Tyrol,Styria,Carinthia,Vorarlberg
GR:Crete,Mykonos,Santorini,Rhodes,Corfu
PT:Algarve,Madeira,Azores
SC:Mahé,Praslin,La Digue
ET:Oromia,Amhara,Tigray,SNNPR,Afar,Benishangul-Gumuz,Gambella
`;

export const regions: readonly { country: string; names: readonly string[] }[] = listed
  .trim()
  .split('\n')
  .map((line) => ({ country: line.slice(0, 2), names: line.slice(3).split(',') }));

/** Countries of which every region is listed above: what nobody knows there is a town, or smaller. */
export const withAllRegions: ReadonlySet<string> = new Set(['GB', 'US', 'CA', 'AU', 'MV']);
