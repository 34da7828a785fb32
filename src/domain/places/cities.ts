/**
 * Towns that job seekers look for and whose names tell of which country they are. What two countries have a well-known town
 * of (Birmingham, Perth, Valencia) is left out: no country is better than a wrong one.
 */
const listed = `
AE:Dubai,Abu Dhabi,Sharjah,Ajman,Al Ain,Jebel Ali
AF:Kabul
AL:Tirana
AM:Yerevan
AO:Luanda
AR:Buenos Aires,Ushuaia
AT:Vienna,Wien,Salzburg,Innsbruck,Graz,Linz,Kitzbühel
AU:Sydney,Melbourne,Brisbane,Adelaide,Canberra,Darwin,Hobart,Cairns,Gold Coast
AZ:Baku
BA:Sarajevo
BD:Dhaka,Chittagong,Chattogram,Cox’s Bazar,Sylhet
BE:Brussels,Antwerp,Ghent,Bruges
BG:Sofia,Varna,Plovdiv
BH:Manama
BR:São Paulo,Rio de Janeiro,Brasília,Recife,Fortaleza
BS:Nassau
BT:Thimphu
BY:Minsk
CA:Toronto,Vancouver,Montreal,Montréal,Calgary,Ottawa,Edmonton,Winnipeg,Prince Rupert,Whistler
CD:Kinshasa
CH:Zurich,Zürich,Geneva,Genève,Basel,Lausanne,Lugano,Zermatt,St. Moritz,Davos,Montreux,Lucerne
CI:Abidjan
CN:Beijing,Shanghai,Shenzhen,Guangzhou,Chengdu,Sanya,Hangzhou,Xiamen
CO:Bogotá,Medellín
CY:Nicosia,Limassol,Larnaca,Paphos,Ayia Napa
CZ:Prague,Praha,Brno
DE:Berlin,Munich,München,Frankfurt,Frankfurt am Main,Cologne,Köln,Stuttgart,Düsseldorf,Leipzig,Dresden,Hanover,Bremen,Nuremberg
DK:Copenhagen,Aarhus
DZ:Algiers
EE:Tallinn
EG:Cairo,New Cairo,Giza,Alexandria,Nasr City,Heliopolis,Maadi,Dokki,Mohandessin,Zamalek,6th of October,6th of October City,10th of Ramadan City,Sheikh Zayed City,Obour City,Mokattam,Hurghada,Sharm El Sheikh,Sharm el-Sheikh,Luxor,Aswan,Mansoura,Tanta,Port Said,Suez,Damietta,Dahab,Marsa Alam,El Gouna,Ain Sokhna,New Alamein,Smart Village,New Nozha,Katameya,Badr City,Shubra,Ain Shams,Abu Rawash,Bourj Alarab,Borg El Arab,Alsadat City,Sadat City,Agouza,Hadayek Alahram,Smouha,Sidi Gaber,Madinaty,Abbassia,New Capital
ES:Madrid,Barcelona,Seville,Málaga,Marbella,Bilbao,Palma de Mallorca
ET:Addis Ababa,Adama,Bahir Dar,Hawassa,Mekelle,Dire Dawa,Jimma,Gondar
FI:Helsinki,Tampere,Rovaniemi
FJ:Suva,Nadi,Denarau
FR:Paris,Lyon,Marseille,Nice,Cannes,Bordeaux,Toulouse,Courchevel,Chamonix,Saint-Tropez,Strasbourg,Lille
GB:London,Central London,Manchester,Edinburgh,Glasgow,Cardiff,Belfast,Bristol,Leeds,Liverpool,Sheffield,Nottingham,Brighton,Southampton,Swansea,Exeter,Leicester,Coventry,Norwich,Middlesbrough,Wolverhampton,Stoke-on-Trent,Milton Keynes,Northampton,Luton,Bournemouth,Huddersfield,Doncaster,Rotherham,Barnsley
GE:Tbilisi,Batumi
GH:Accra,Kumasi
GR:Athens,Thessaloniki,Piraeus
HR:Zagreb,Dubrovnik
HU:Budapest
ID:Jakarta,Denpasar,Ubud,Seminyak,Nusa Dua,Surabaya,Bandung,Yogyakarta,Raja Ampat,Batam,Labuan Bajo
IE:Galway
IL:Tel Aviv,Jerusalem,Haifa,Eilat
IN:Mumbai,Bombay,Delhi,New Delhi,Bangalore,Bengaluru,Chennai,Hyderabad,Kolkata,Pune,Kochi,Cochin,Thiruvananthapuram,Trivandrum,Kovalam,Ahmedabad,Gurgaon,Gurugram,Noida,Jaipur,Mysore,Coimbatore,Port Blair,Udaipur,Vizag,Visakhapatnam,Tuticorin
IQ:Baghdad,Erbil,Basra
IS:Reykjavik,Reykjavík
IT:Rome,Milan,Milano,Venice,Turin,Bologna,Bergamo,Palermo,Genoa,Cortina d’Ampezzo,Verona,Capri
JM:Montego Bay,Negril,Ocho Rios
JO:Amman,Aqaba,Petra
JP:Tokyo,Osaka,Kyoto,Yokohama,Okinawa,Niseko
KE:Nairobi,Mombasa,Diani,Diani Beach,Malindi,Kisumu
KH:Phnom Penh,Siem Reap
KR:Seoul,Busan,Incheon
KW:Kuwait City
KZ:Almaty,Astana
LB:Beirut
LK:Colombo,Kandy,Galle,Negombo,Bentota,Trincomalee,Jaffna,Nuwara Eliya,Hikkaduwa,Hambantota,Weligama,Sigiriya,Katunayake
LT:Vilnius
LV:Riga
MA:Casablanca,Marrakech,Marrakesh,Rabat,Agadir,Tangier,Essaouira
MM:Yangon,Mandalay
MN:Ulaanbaatar
MT:Valletta,Sliema,St Julian’s
MU:Port Louis,Grand Baie,Flic en Flac,Belle Mare
TT:Port of Spain
MX:Mexico City,Cancún,Cancun,Playa del Carmen,Tulum,Los Cabos,Cabo San Lucas,Puerto Vallarta,Guadalajara
MY:Kuala Lumpur,Kota Kinabalu,Kuching,Johor Bahru,Cyberjaya,Petaling Jaya
NG:Lagos,Abuja,Port Harcourt
NL:Amsterdam,Rotterdam,The Hague,Utrecht,Eindhoven
NO:Oslo,Bergen,Tromsø,Stavanger,Trondheim
NP:Kathmandu,Pokhara,Lalitpur
NZ:Auckland,Queenstown,Rotorua
OM:Muscat,Salalah
PE:Lima,Cusco
PF:Papeete,Bora Bora
PH:Manila,Metro Manila,Makati,Makati City,Cebu,Cebu City,Davao City,Quezon City,Taguig,Boracay,Palawan,Bohol
PK:Karachi,Lahore,Islamabad,Rawalpindi,Faisalabad,Peshawar
PL:Warsaw,Kraków,Krakow,Gdańsk,Wrocław,Poznań
PT:Lisbon,Lisboa,Porto,Ericeira,Faro
QA:Doha,Lusail,Al Wakrah
RO:Bucharest,Cluj-Napoca
RS:Belgrade
RU:Moscow,Saint Petersburg,Sochi
RW:Kigali
SA:Riyadh,Jeddah,Dammam,Al Khobar,Khobar,Mecca,Makkah,Madinah,NEOM,AlUla,Al Ula,Red Sea Project
SE:Stockholm,Gothenburg,Göteborg,Malmö,Luleå
SC:Beau Vallon
SI:Ljubljana
SK:Bratislava
SN:Dakar
TH:Bangkok,Pattaya,Chiang Mai,Hua Hin,Koh Phi Phi,Koh Tao,Patong,Khao Lak
TN:Tunis,Djerba,Hammamet
TR:Istanbul,İstanbul,Ankara,Antalya,Izmir,İzmir,Bodrum,Dalaman
TW:Taipei
TZ:Dar es Salaam,Arusha,Stone Town
UA:Kyiv,Kiev,Odesa,Lviv
UG:Kampala
US:New York,New York City,NYC,Los Angeles,San Francisco,Chicago,Seattle,Miami,Fort Lauderdale,Las Vegas,Houston,Dallas,Austin,Denver,Atlanta,Philadelphia,San Diego,Honolulu,Orlando,Washington DC,Washington D.C.
UZ:Tashkent,Samarkand
VN:Hanoi,Ha Noi,Ho Chi Minh City,Saigon,Da Nang,Danang,Nha Trang,Phu Quoc,Hoi An
ZA:Cape Town,Johannesburg,Durban,Pretoria,Stellenbosch
ZM:Lusaka
ZW:Harare,Victoria Falls
`;

export const cities: readonly { country: string; names: readonly string[] }[] = listed
  .trim()
  .split('\n')
  .map((line) => ({ country: line.slice(0, 2), names: line.slice(3).split(',') }));

/** Towns that several countries have: they are somewhere, and nobody can tell where; not where the company is, for certain. */
export const townsOfSeveral: readonly string[] =
  'Perth,Birmingham,Valencia,Oxford,Cambridge,Portsmouth,Plymouth,Aberdeen,Richmond,Kingston,Hamilton,Victoria,Santiago,Cordoba,Córdoba,San José,San Jose,Georgetown,Newcastle,Wellington,Christchurch,Lincoln,Durham,Bath,York,Reading,Worcester,Granada,Tripoli,Naples,Split,Punjab,Dublin,Halifax,Bethlehem,Medina'.split(
    ',',
  );
