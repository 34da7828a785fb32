/**
 * What a trade is called in other words than the taxonomies know: by old and local names, by names for one sex, by its
 * initials, in French, German, Spanish, Italian and Dhivehi. Short, of hotels, boats and what stands around them; ours,
 * under the licence of this project. Facts were taken from: ESCO and its ISCO-08 groups (which trade it is), the French
 * ROME sheets G15 to G18 and N31, the German KldB 2010 (groups 511, 632, 633, 293), the Spanish CNO-11 (44, 50, 51, 92), the
 * Italian CP2021 (5.2, 5.5, 8.1), advertisements of the Gazette of the Government of Maldives (titles in Thaana) and
 * H. A. Maniku's Concise Etymological Vocabulary of Dhivehi (2000).
 */
export interface Trade {
  /** What it is called today, the commonest name first. They mean the same in both directions. */
  called: string;
  /** The occupation of the vocabulary that it is, where its first name is not the name of that. */
  is?: string;
  /** For a trade that the vocabulary lacks: an occupation of the same ISCO group. */
  beside?: string;
  /** The same trade in words that one should not write any more, or that only one place knows: read, never proposed. */
  dated?: string;
  /** Initials. Where two trades share them, both are meant, and only the words around them can tell. */
  short?: string;
  /** Narrower names: whoever is called so is in this trade, and not everybody in it is called so. */
  kinds?: string;
  fr?: string;
  de?: string;
  es?: string;
  it?: string;
  /** In Latin letters as people write them; see dhivehi.ts for how much their spelling may differ. */
  dv?: string;
  thaana?: string;
}

/** Lists of names are parted by semicolons; capitals, accents and plurals make no difference. */
export const trades: readonly Trade[] = [
  // --- Rooms
  {
    called:
      'room attendant; housekeeping attendant; guest room attendant; villa attendant; housekeeping room attendant; hotel room attendant',
    dated: 'room boy; roomboy; room maid; chambermaid; chamber maid; hotel maid; hotel housemaid',
    short: 'GRA; HKA',
    kinds:
      'turndown attendant; housekeeping associate; housekeeping assistant; housekeeping staff; hotel cleaner; villa housekeeper; room cleaner',
    fr: 'femme de chambre; valet de chambre; employé d’étage; employée d’étage; agent d’entretien hôtel; femme de ménage hôtel; équipier d’étage; équipière d’étage',
    de: 'Zimmermädchen; Zimmerfrau; Zimmerreinigung; Roomboy; Zimmerbursche; Etagenkraft; Zimmerservicekraft; Zimmerkraft; Reinigungskraft Hotel; Mitarbeiter Housekeeping',
    es: 'camarera de pisos; camarero de pisos; camarera de piso; mucama; mucamo; recamarera; recamarista; camarera de habitaciones',
    it: 'cameriera ai piani; cameriere ai piani; addetta ai piani; addetto ai piani; cameriera d’albergo; donna ai piani',
    dv: 'kotari saafukuraa meehaa; room saafukuraa meehaa; kotari balahattaa meehaa',
    thaana: 'ކޮޓަރި ސާފުކުރާ މީހާ; ކޮޓަރި ބަލަހައްޓާ މީހާ; ރޫމްބޯއި; ރޫމް ބޯއި; ރޫމް އެޓެންޑެންޓް',
  },
  {
    called:
      'housekeeping supervisor; floor supervisor housekeeping; housekeeping team leader; head housekeeper',
    dated: 'floor housekeeper',
    short: 'HK supervisor; HK sup; HKS',
    kinds: 'assistant housekeeper; villa supervisor; public area supervisor',
    fr: 'gouvernante d’étage; gouvernant d’étage; gouvernante; gouvernant; première femme de chambre',
    de: 'Hausdame; Etagenhausdame; Hausdamenassistentin; Hausdamenassistent; Etagengouvernante',
    es: 'subgobernanta; gobernanta de planta; supervisora de pisos; supervisor de pisos; ama de llaves',
    it: 'governante ai piani; governante; capo piano; vice governante',
  },
  {
    called: 'executive housekeeper; housekeeping manager; head of housekeeping; director of housekeeping',
    is: 'housekeeping supervisor',
    short: 'EHK; HK manager; HKM',
    fr: 'gouvernante générale; gouvernant général; chef gouvernante',
    de: 'erste Hausdame; leitende Hausdame; Housekeeping Leitung; Hausdame leitend; Leiter Housekeeping; Leitung Housekeeping',
    es: 'gobernanta; gobernanta general; gobernante general; jefa de pisos; jefe de pisos',
    it: 'governante generale; capo governante; prima governante',
  },
  {
    called:
      'cleaner; cleaning attendant; cleaning operative; cleaning staff; public area attendant; public area cleaner; janitor; sweeper',
    is: 'building cleaner',
    dated: 'cleaning lady; cleaning woman; charlady; charwoman; houseman',
    short: 'PAA; PA attendant; DSA; DSO',
    kinds:
      'office cleaner; building cleaner; school cleaner; ward cleaner; hygiene operative; island cleaner; window cleaner; domestic services assistant; domestic services operative; domestic assistant hospital',
    fr: 'agent de nettoyage; agent d’entretien; femme de ménage; homme de ménage; agent de propreté; technicien de surface; technicienne de surface; nettoyeur; nettoyeuse',
    de: 'Reinigungskraft; Putzfrau; Putzkraft; Putzhilfe; Raumpfleger; Raumpflegerin; Gebäudereiniger; Gebäudereinigerin; Reinigungsfachkraft; Reinigungsmitarbeiter; Reinigungshilfe',
    es: 'limpiador; limpiadora; personal de limpieza; empleada de limpieza; empleado de limpieza; señora de la limpieza; auxiliar de limpieza; operario de limpieza; operaria de limpieza',
    it: 'addetto alle pulizie; addetta alle pulizie; addetto pulizie; addetta pulizie; donna delle pulizie; operatore pulizie; operaia pulizie; inserviente',
    dv: 'saafukuraa meehaa; kunikahaa meehaa; saafu kuraa meehaa; saafukurun; saafukuruma; kunikehun',
    thaana: 'ސާފުކުރާ މީހާ; ކުނިކަހާ މީހާ; ކްލީނަރު; ކުލީނަރު; ކްލީނަރ',
  },
  {
    called:
      'laundry attendant; laundry worker; laundry operator; linen attendant; laundry assistant; linen room attendant',
    is: 'laundry worker',
    dated: 'laundress; washerwoman; dhobi; laundryman',
    kinds: 'presser; linen keeper; valet runner; ironer',
    fr: 'lingère; linger; employé de blanchisserie; employée de blanchisserie; blanchisseur; blanchisseuse; agent de blanchisserie; repasseuse; repasseur',
    de: 'Wäscher; Wäscherin; Wäschereimitarbeiter; Wäschereimitarbeiterin; Wäschereihilfe; Wäschebeschließerin; Büglerin; Mitarbeiter Wäscherei',
    es: 'lavandero; lavandera; personal de lavandería; lencera; encargada de lencería; auxiliar de lavandería; operario de lavandería; planchadora',
    it: 'addetto lavanderia; addetta lavanderia; addetto alla lavanderia; addetta alla lavanderia; lavandaia; guardarobiera; stiratrice',
    dv: 'hedhun dhonnaa meehaa; hedhun dhonna meehaa; fothi dhonna meehaa',
    thaana: 'ހެދުން ދޮންނަ މީހާ; ފޮތި ދޮންނަ މީހާ',
  },
  {
    called: 'domestic worker; household worker; live-in domestic worker; household helper; home help',
    is: 'domestic cleaner',
    dated:
      'maid; housemaid; house maid; servant; domestic servant; maid servant; parlour maid; parlourmaid; house boy; houseboy; housegirl; ayah; kadama',
    short: 'FDW',
    fr: 'employé de maison; employée de maison; bonne à tout faire; aide ménagère; aide ménager; bonne',
    de: 'Haushaltshilfe; Hausmädchen; Dienstmädchen; Hausangestellte; Hausangestellter; Hauswirtschafterin; Hauswirtschafter',
    es: 'empleada del hogar; empleado del hogar; empleada doméstica; empleado doméstico; criada; muchacha de servicio',
    it: 'colf; domestica; domestico; collaboratrice domestica; collaboratore domestico; collaboratore familiare; donna di servizio',
    dv: 'geyge masakkathu meehaa; geygai masakkaiykuraa meehaa; geyge masakkaiykuraa meehaa',
    thaana: 'ގޭގެ މަސައްކަތް ކުރާ މީހާ; ގޭގައި މަސައްކަތްކުރާ މީހާ',
  },

  // --- Reception and guests
  {
    called:
      'receptionist; front desk agent; front office agent; front desk officer; front office associate; front desk receptionist; front office assistant; guest service agent; front desk clerk; hotel receptionist; front office executive; front desk executive; front desk associate; front office receptionist; guest service associate; guest services agent; guest service assistant; front office officer',
    is: 'hospitality establishment receptionist',
    dated: 'reception lady; front desk lady',
    short: 'FO; FOA; FOE; FDA; GSA; FO agent; FO associate; FO executive; FO assistant; FO receptionist',
    kinds: 'night receptionist; shift leader front office; medical receptionist; spa receptionist',
    fr: 'réceptionniste; agent d’accueil; hôte d’accueil; hôtesse d’accueil; agente d’accueil; réceptionniste d’hôtel; réceptionniste de nuit; employé de réception',
    de: 'Rezeptionist; Rezeptionistin; Empfangsmitarbeiter; Empfangsmitarbeiterin; Empfangsdame; Rezeptionsmitarbeiter; Mitarbeiter Rezeption; Mitarbeiter Empfang; Empfangssekretärin; Empfangskraft',
    es: 'recepcionista; recepcionista de hotel; agente de recepción; auxiliar de recepción; jefe de turno de recepción',
    it: 'addetto alla reception; addetta alla reception; addetto reception; addetta reception; receptionist d’albergo; addetto al ricevimento; segretario d’albergo; segretaria d’albergo',
    dv: 'receptionistu; resepshanist; resepshanistu',
    thaana: 'ރިސެޕްޝަނިސްޓް; ރިސެޕްޝަނިސްޓު; ރިޝެޕްޝަނިސްޓް',
  },
  {
    called: 'front office manager; front desk manager; rooms division manager; reception manager',
    is: 'rooms division manager',
    short: 'FOM; AFOM; FO manager; RDM',
    fr: 'chef de réception; cheffe de réception; responsable réception; responsable hébergement; chef réceptionniste',
    de: 'Empfangschef; Empfangschefin; Empfangsleiter; Empfangsleiterin; Leiter Rezeption; Rezeptionsleiter; Rezeptionsleitung; Chef de Réception; Leitung Empfang',
    es: 'jefe de recepción; jefa de recepción; responsable de recepción; primer conserje',
    it: 'capo ricevimento; capo ricevimenti; responsabile ricevimento; responsabile reception',
  },
  {
    called:
      'guest relations officer; guest relation officer; guest relations executive; guest relations agent; guest experience officer; guest relations associate; guest relations coordinator; guest relation executive; guest experience agent; guest relations host',
    beside: 'hotel concierge',
    dated: 'guest relations lady',
    short: 'GRO; GRE; GEO; GXO',
    kinds: 'guest experience maker; guest journey host',
    fr: 'chargé de relations clientèle hôtel; chargée de relations clientèle hôtel; hôte relations clientèle; responsable relation client hôtel; guest relation',
    de: 'Gästebetreuer; Gästebetreuerin; Gästebetreuung; Guest Relation; Mitarbeiter Gästebetreuung',
    es: 'relaciones públicas de hotel; agente de relaciones con clientes; agente de atención al huésped; atención al huésped',
    it: 'addetto guest relation; addetta guest relation; guest relation; addetto alle relazioni con gli ospiti',
  },
  {
    called:
      'duty manager; hotel duty manager; manager on duty; assistant manager front office; night manager',
    beside: 'rooms division manager',
    short: 'DM; MOD',
    fr: 'directeur de permanence; responsable de permanence; directeur de nuit',
    de: 'Direktionsassistent; Direktionsassistentin; Nachtmanager',
    es: 'director de guardia; jefe de noche',
    it: 'direttore di turno; responsabile di turno albergo',
  },
  {
    called: 'night auditor; night audit',

    fr: 'auditeur de nuit; auditrice de nuit; night auditeur; veilleur de nuit hôtel',
    de: 'Nachtportier; Nachtrezeptionist; Nachtrezeptionistin; Night Audit',
    es: 'auditor nocturno; auditora nocturna; recepcionista nocturno; recepcionista de noche; conserje de noche',
    it: 'portiere di notte; portiere notturno',
  },
  {
    called: 'hotel concierge; concierge; chief concierge',
    fr: 'concierge d’hôtel; clef d’or; chef concierge',
    de: 'Hotelconcierge; Chefportier',
    es: 'conserje de hotel; conserje',
    it: 'portiere d’albergo; capo portiere',
  },
  {
    called:
      'bell attendant; hotel porter; baggage attendant; luggage attendant; bell service agent; bell staff; luggage porter; door attendant; bellperson; baggage porter',
    is: 'hotel porter',
    dated:
      'bell boy; bellboy; bellman; bellhop; bell man; bell girl; lobby boy; page boy; pageboy; doorman; door man; door boy; doorwoman; luggage boy; baggage boy; bell captain; bellwoman',
    fr: 'bagagiste; groom; chasseur d’hôtel; portier; voiturier; voiturier bagagiste',
    de: 'Hotelpage; Gepäckträger; Hoteldiener; Portier; Wagenmeister; Hausdiener; Kofferträger',
    es: 'botones; maletero; portero de hotel; mozo de equipaje; mozo de equipajes; bellboy',
    it: 'facchino; facchino d’albergo; portabagagli; fattorino d’albergo; facchino ai piani',
    dv: 'portaru; baagu ufulaa meehaa',
    thaana: 'ޕޯޓަރު; ޕޯޓަރ',
  },
  {
    called: 'villa host; butler; hotel butler; villa butler; personal butler; island host; private butler',
    is: 'hotel butler',
    dated: 'thakuru; thakuru butler; villa hostess',
    fr: 'majordome; maître de maison; majordome d’hôtel',
    de: 'Butler; Hotelbutler',
    es: 'mayordomo; mayordoma; mayordomo de hotel',
    it: 'maggiordomo; maggiordomo d’albergo',
    dv: 'thakuru; batlaru',
    thaana: 'ތަކުރު; ބަޓްލަރު; ބަޓްލަރ',
  },
  {
    called:
      'reservations agent; reservation agent; reservations officer; hotel reservations agent; reservations executive; reservation executive; reservations associate; reservation officer',
    beside: 'travel agent',
    short: 'RSVN agent; RSVN',
    fr: 'agent de réservation; agente de réservation; agent de réservations; chargé de réservation; chargée de réservation',
    de: 'Reservierungsmitarbeiter; Reservierungsmitarbeiterin; Reservierungsagent; Mitarbeiter Reservierung; Mitarbeiterin Reservierung; Reservierungsassistent',
    es: 'agente de reservas; agente de reservaciones; encargado de reservas; encargada de reservas; auxiliar de reservas',
    it: 'addetto prenotazioni; addetta prenotazioni; addetto alle prenotazioni; addetta booking; addetto booking',
  },
  {
    called:
      'hotel manager; resort manager; hotel general manager; hotel director; guest house manager; guesthouse manager; resident manager; resort general manager; executive assistant manager hotel',
    is: 'accommodation manager',
    dated: 'hotel manageress; manageress hotel; guest house manageress',
    short: 'EAM',
    fr: 'directeur d’hôtel; directrice d’hôtel; directeur général d’hôtel; hôtelier; hôtelière; directeur d’établissement hôtelier; gérant d’hôtel',
    de: 'Hoteldirektor; Hoteldirektorin; Hotelmanager; Hotelmanagerin; Hotelleiter; Hotelleiterin; Hotelleitung',
    es: 'director de hotel; directora de hotel; gerente de hotel; gerenta de hotel; director general de hotel; subdirector de hotel',
    it: 'direttore d’albergo; direttrice d’albergo; direttore di hotel; direttore di albergo; direttrice di albergo; albergatore; albergatrice',
    dv: 'resort menejaru; gesthaus menejaru',
    thaana: 'ރިސޯޓް މެނޭޖަރު; ގެސްޓްހައުސް މެނޭޖަރު; ރިސޯޓު މެނޭޖަރު',
  },

  // --- Restaurant and bar
  {
    called:
      'waiter; waiting staff; food server; restaurant server; food and beverage attendant; restaurant attendant; food and beverage server; food and beverage service attendant; food and beverage waiter; restaurant waiter; dining room attendant; banquet server; service staff restaurant; food & beverage attendant; food and beverage associate; restaurant service associate',
    is: 'waiter/waitress',
    dated:
      'waitress; waitron; mess boy; mess waiter; messman; mess man; service boy; steward restaurant; restaurant steward; mess steward',
    short:
      'F&B attendant; F&B server; F&B waiter; F&B associate; F&B service attendant; F&B agent; FNB attendant; FnB waiter; F&B service staff; F and B attendant; F&B assistant; F&B staff; F&B service associate',
    kinds:
      'banquet waiter; room service waiter; in-room dining attendant; breakfast attendant; pool bar waiter; station waiter; demi chef de rang; chef de rang; commis de rang; commis waiter; assistant waiter; trainee waiter; runner; busser',
    fr: 'serveur; serveuse; chef de rang; cheffe de rang; commis de salle; garçon de café; serveur de restaurant; serveuse de restaurant; garçon de restaurant; employé de restaurant; employée de restaurant; commis de rang',
    de: 'Kellner; Kellnerin; Servicekraft; Bedienung; Restaurantfachmann; Restaurantfachfrau; Servicemitarbeiter; Servicemitarbeiterin; Serviceaushilfe; Servicefachangestellte; Servicefachangestellter; Jungkellner; Jungkellnerin; Serviererin; Servicekraft Restaurant; Chef de Rang; Commis de Rang; Saalkellner',
    es: 'camarero; camarera; mesero; mesera; mozo de restaurante; camarero de sala; camarera de sala; camarero de restaurante; ayudante de camarero; camarera de restaurante; personal de sala; mozo de salón',
    it: 'cameriere; cameriera; camerieri; cameriere di sala; cameriera di sala; addetto di sala; addetta di sala; addetto alla sala; commis di sala; addetto sala',
    dv: 'weitaru; veitaru; waitaru; weyitaru',
    thaana: 'ވެއިޓަރު; ވެއިޓަރ; ވެއިޓްރެސް',
  },
  {
    called:
      'head waiter; maitre d; maitre d hotel; restaurant captain; captain waiter; restaurant supervisor; food and beverage supervisor; senior captain waiter; outlet supervisor restaurant',
    is: 'head waiter/head waitress',
    dated: 'head waitress; headwaitress; headwaiter',
    short: 'F&B supervisor; F&B captain; F&B team leader',
    fr: 'maître d’hôtel; premier maître d’hôtel; premier chef de rang; chef de salle; responsable de salle',
    de: 'Oberkellner; Oberkellnerin; Restaurantleiter Stellvertreter; Serviceleiter; Serviceleiterin; Serviceleitung; Zahlkellner',
    es: 'jefe de sala; jefa de sala; jefe de rango; jefa de rango; segundo maître; capitán de meseros; capitán de camareros',
    it: 'capo sala; caposala ristorante; primo maître; responsabile di sala; capo cameriere; capocameriere',
  },
  {
    called: 'restaurant host; restaurant greeter',
    is: 'restaurant host/restaurant hostess',
    dated: 'restaurant hostess',
    fr: 'hôte de restaurant; hôtesse de restaurant; hôte d’accueil restaurant; hôtesse d’accueil restaurant',
    de: 'Restaurant Host; Empfangsdame Restaurant',
    es: 'anfitrión; anfitriona; azafata de restaurante; hostess de restaurante',
    it: 'addetta all’accoglienza ristorante; hostess di sala',
  },
  {
    called: 'bartender; bar attendant; bar tender; mixologist; barkeeper; bar staff; bar server',
    dated: 'barman; barmaid; bar man; bar maid; barwoman; bar boy; bar lady; barboy',
    kinds: 'cocktail bartender; head bartender; pool bartender; barback; bar waiter; bar supervisor',
    fr: 'barmaid; barman; barmen; chef barman; serveur de bar; employé de bar; commis de bar',
    de: 'Barkeeper; Barkeeperin; Barmixer; Barmann; Barfrau; Thekenkraft; Thekenbedienung; Barmitarbeiter; Barkraft; Barchef',
    es: 'barman; coctelero; coctelera; cantinero; cantinera; camarero de barra; camarera de barra',
    it: 'barman; banconista bar; banconiere; capo barman; addetto bar; barlady',
  },
  {
    called: 'barista; coffee maker',
    de: 'Kaffeeröster Barista',
    es: 'cafetero barista',
    it: 'barista; barista caffetteria; caffettiere',
  },
  {
    called: 'restaurant manager; outlet manager; restaurant outlet manager; cafe manager',

    fr: 'directeur de restaurant; directrice de restaurant; responsable de restaurant; gérant de restaurant; gérante de restaurant; restauratrice',
    de: 'Restaurantleiter; Restaurantleiterin; Restaurantleitung; Restaurantmanager; Betriebsleiter Gastronomie; Gastronom; Gastwirt',
    es: 'gerente de restaurante; director de restaurante; encargado de restaurante; encargada de restaurante; jefe de restaurante; directora de restaurante',
    it: 'direttore di ristorante; responsabile ristorante; gestore di ristorante; direttrice di ristorante; ristoratore',
  },
  {
    called:
      'food and beverage manager; food and beverage director; director of food and beverage; assistant food and beverage manager',
    is: 'restaurant manager',
    short: 'F&B manager; F&B director; FBM; AFBM; DFB; FNB manager; DOFB; F and B manager',
    fr: 'directeur de la restauration; responsable restauration; directrice de la restauration; directeur restauration; responsable F&B',
    de: 'Wirtschaftsdirektor; F&B Leiter; Leiter Gastronomie; Leitung F&B; F&B Leitung; Wirtschaftsleiter',
    es: 'director de alimentos y bebidas; jefe de alimentos y bebidas; gerente de alimentos y bebidas; responsable de A&B; jefe de A&B; gerente de A&B',
    it: 'direttore food and beverage; responsabile food and beverage; responsabile F&B; direttore della ristorazione',
  },
  {
    called: 'sommelier; wine steward; wine waiter',
    fr: 'sommelière; chef sommelier; commis sommelier',
    de: 'Sommelière; Weinkellner; Chef Sommelier',
    es: 'sumiller; sommelier de vinos; escanciador',
    it: 'sommelier di sala; addetto ai vini',
  },

  // --- Kitchen
  {
    called:
      'cook; line cook; kitchen cook; staff cook; crew cook; ship’s cook; ships cook; ship cook; boat cook; yacht cook; restaurant cook; hotel cook',
    dated: 'khansama; bawarchi',
    fr: 'cuisinier; cuisinière; cuistot; demi chef de partie cuisine; cuisinier de collectivité; cuisinier de bord; aide cuisinier',
    de: 'Koch; Köchin; Jungkoch; Jungköchin; Alleinkoch; Alleinköchin; Schiffskoch; Schiffsköchin; Beikoch; Hotelkoch; Smutje; Köche',
    es: 'cocinero; cocinera; cocinero de barco; cocinero de línea; ayudante cocinero; cocineros; cocinero de hotel; segundo cocinero',
    it: 'cuoco; cuoca; cuoco di bordo; cuochi; cuoco d’albergo; aiuto cuoco; aiuto cuoca; secondo cuoco',
    dv: 'kakkaa meehaa; kaka meehaa; kekkumuge masakkaiy; kukaru; kook; badhigeyge meehaa; badhigeygai kakkaa meehaa',
    thaana: 'ކައްކާ މީހާ; ކުކް; ކުކު; ކައްކާ; ބަދިގޭގައި ކައްކާ މީހާ; ކޫކް',
  },
  {
    called: 'chef de partie; station chef; section chef',
    is: 'chef',
    short: 'CDP; DCDP; demi chef',
    kinds:
      'demi chef de partie; saucier; garde manger; entremetier; chef tournant; rotisseur; grill chef; larder chef; junior chef de partie',
    fr: 'chef de partie; cheffe de partie; chef de partie chaud; chef de partie froid; demi-chef de partie; chef garde-manger',
    de: 'Postenchef; Postenkoch; Chef de Partie; Demichef de Partie; Gardemanger; Saucier; Entremetier; Partiekoch',
    es: 'jefe de partida; jefa de partida; cocinero jefe de partida',
    it: 'capopartita; capo partita; chef di partita',
  },
  {
    called:
      'commis chef; commis cook; trainee chef; apprentice chef; kitchen commis; commis; junior chef; commis of kitchen; commis 1; commis 2; commis 3; commis I; commis II; commis III',
    is: 'chef',
    fr: 'commis de cuisine; apprenti cuisinier; apprentie cuisinière; commise de cuisine; second commis de cuisine',
    de: 'Commis de Cuisine; Kochlehrling; Auszubildender Koch; Azubi Koch',
    es: 'ayudante de cocina cocinero; aprendiz de cocina; commis de cocina',
    it: 'commis di cucina; apprendista cuoco; commis cucina',
  },
  {
    called: 'sous chef; deputy head chef; second chef; junior sous chef; kitchen supervisor chef',
    is: 'head chef',
    kinds: 'executive sous chef; chef de cuisine assistant',
    fr: 'sous-chef; sous-chef de cuisine; second de cuisine; seconde de cuisine; sous cheffe de cuisine',
    de: 'Souschef; stellvertretender Küchenchef; Souschefin; stellvertretende Küchenchefin; Küchenchef Stellvertreter',
    es: 'subjefe de cocina; segundo jefe de cocina; subjefa de cocina; sous chef de cocina; segundo de cocina',
    it: 'sous chef di cucina; vice capo cuoco; sotto capocuoco; sotto chef; secondo chef',
  },
  {
    called:
      'head chef; executive chef; chef de cuisine; kitchen chef; master chef; culinary director; head of kitchen; kitchen manager',
    is: 'head chef',
    short: 'EXEC chef; CDC; exec. chef',
    fr: 'chef de cuisine; cheffe de cuisine; chef cuisinier; chef exécutif; cheffe cuisinière; chef des cuisines; responsable de cuisine',
    de: 'Küchenchef; Küchenchefin; Küchenleiter; Küchenleiterin; Küchenmeister; Küchenmeisterin; Chefkoch; Chefköchin; Küchenleitung; Küchendirektor',
    es: 'jefe de cocina; jefa de cocina; chef ejecutivo; chef ejecutiva; primer cocinero',
    it: 'capocuoco; capo cuoco; chef di cucina; primo cuoco; capo cuoca; responsabile di cucina',
    dv: 'sheefu; hedkuk',
    thaana: 'ހެޑް ޝެފް; އެގްޒެކެޓިވް ޝެފް',
  },
  {
    called:
      'pastry chef; pastry cook; patissier; pastry commis; pastry baker; confectioner; pastry chef de partie; dessert chef',
    fr: 'pâtissier; pâtissière; chef pâtissier; cheffe pâtissière; commis pâtissier; chef de partie pâtisserie; tourier; boulanger-pâtissier',
    de: 'Konditor; Konditorin; Patissier; Patissière; Chefpatissier; Konditormeister; Commis Patissier; Chef Pâtissier; Konditoreifachkraft',
    es: 'pastelero; pastelera; repostero; repostera; jefe de pastelería; confitero; ayudante de pastelería; oficial de pastelería',
    it: 'pasticciere; pasticcere; pasticciera; pasticcera; capo pasticcere; aiuto pasticciere; commis pasticceria',
    dv: 'hedhikaa hadhaa meehaa; keyk hadhaa meehaa; hedhikaa hadhaane meehaa',
    thaana: 'ހެދިކާ ހަދާ މީހާ; ކޭކު ހަދާ މީހާ; ކޭކް ހަދާ މީހާ',
  },
  {
    called: 'baker; bakery worker; bread baker; bakery chef',
    fr: 'boulanger; boulangère; ouvrier boulanger; aide boulanger',
    de: 'Bäcker; Bäckerin; Bäckergeselle; Bäckermeister',
    es: 'panadero; panadera; oficial panadero; ayudante de panadería',
    it: 'panettiere; panettiera; fornaio; fornaia; panificatore; aiuto fornaio',
    dv: 'paan fihaa meehaa; roshi fihaa meehaa; beykaru',
    thaana: 'ޕާން ފިހާ މީހާ; ރޮށި ފިހާ މީހާ; ބޭކަރު',
  },
  {
    called: 'butcher; meat cutter; butchery chef',
    fr: 'boucher; bouchère; garçon boucher',
    de: 'Metzger; Metzgerin; Fleischer; Fleischerin; Schlachter',
    es: 'carnicero; carnicera; oficial carnicero',
    it: 'macellaio; macellaia; addetto macelleria; banconista macelleria',
  },
  {
    called:
      'kitchen assistant; kitchen helper; kitchen hand; catering assistant; kitchen aide; kitchen team member; canteen assistant; food service assistant; kitchen staff; kitchen attendant; catering staff; general kitchen assistant',
    dated:
      'kitchen boy; kitchen maid; dinner lady; lunch lady; mess girl; scullery maid helper; kitchenboy; canteen lady',
    fr: 'aide de cuisine; aide-cuisine; employé de cuisine; employée de cuisine; agent de restauration; agente de restauration; employé polyvalent de restauration; employée polyvalente de restauration',
    de: 'Küchenhilfe; Küchenhelfer; Küchenhelferin; Küchenmitarbeiter; Küchenmitarbeiterin; Beiköchin; Küchenkraft; Kantinenhilfe; Mithilfe Küche',
    es: 'ayudante de cocina; auxiliar de cocina; pinche de cocina; pinche; marmitón; personal de cocina; mozo de cocina',
    it: 'aiuto cucina; aiutante di cucina; addetto mensa; addetta mensa; inserviente di cucina; addetto alla cucina; ausiliaria di cucina',
    dv: 'badhigeyge masakkaiykuraa meehaa; badhigeyge ehee; badhigeygai masakkaiykuraa meehaa',
    thaana: 'ބަދިގޭގައި މަސައްކަތްކުރާ މީހާ; ކިޗަން ހެލްޕަރު; ކިޗަން ހެލްޕަރ',
  },
  {
    called:
      'kitchen porter; kitchen steward; dishwasher; steward kitchen; kitchen stewarding attendant; stewarding attendant; dish washer; pot washer; utility steward; kitchen cleaner; utility worker kitchen',
    is: 'kitchen porter',
    dated: 'washer-up; dish boy; plate boy; pot boy; scullery maid; scullion',
    short: 'KP; KST',
    fr: 'plongeur de cuisine; plongeur en restauration; plongeuse en restauration; plongeur batterie; plongeur cuisine; officier plongeur; plongeur vaisselle; agent de plonge; plongeur; plongeuse',
    de: 'Spülkraft; Spüler; Spülerin; Tellerwäscher; Tellerwäscherin; Spülhilfe; Abwäscher; Abwäscherin; Casserolier; Spülküchenkraft; Steward Spülküche',
    es: 'friegaplatos; lavaplatos; fregador; fregadora; marmitón friegaplatos; mozo de office; steward de cocina',
    it: 'lavapiatti; lavastoviglie addetto; addetto lavaggio stoviglie; addetta lavaggio stoviglie; addetto plonge',
    dv: 'thashi dhonna meehaa; thashibaru dhonna meehaa; thashi dhonnaa meehaa',
    thaana: 'ތަށި ދޮންނަ މީހާ; ތަށިބަރި ދޮންނަ މީހާ',
  },
  {
    called:
      'tea attendant; pantry attendant; tea maker; pantry assistant; pantry steward; refreshment attendant',
    beside: 'kitchen assistant',
    dated: 'tea boy; tea lady; tea girl; teaboy; chaiwala; pantry boy; coffee boy',
    fr: 'préposé au thé; garçon de thé; agent de cafétéria',
    de: 'Teeküchenkraft; Teekoch',
    es: 'encargado del té; mozo de café',
    it: 'addetto alla caffetteria; addetta alla caffetteria',
    dv: 'sai hadhaa meehaa; saihadhaa meehaa',
    thaana: 'ސައި ހަދާ މީހާ; ސައިހަދާ މީހާ',
  },

  // --- Office and house
  {
    called:
      'office assistant; office helper; office attendant; office support assistant; general office assistant; office runner; office junior',
    beside: 'administrative assistant',
    dated: 'office boy; office girl; peon; office peon; office lady; farrash; farash; officeboy',
    fr: 'garçon de bureau; aide de bureau; employé de bureau; employée de bureau; agent de bureau; coursier de bureau',
    de: 'Bürohilfe; Bürobote; Bürobotin; Bürokraft; Bürogehilfe; Bürogehilfin; Büroassistent; Büroassistentin',
    es: 'auxiliar de oficina; ordenanza; ayudante de oficina; mozo de oficina; asistente de oficina; conserje de oficina',
    it: 'fattorino d’ufficio; fattorino; aiuto ufficio; commesso d’ufficio; usciere; addetto ufficio',
    dv: 'ofeehuge ehee; ofis boyi; ofeehu ehee; peon',
    thaana: 'އޮފީސް އެސިސްޓެންޓް; އޮފީސް ބޯއި; ޕިއޮން; އޮފީސް ހެލްޕަރު; އޮފީސްބޯއި',
  },
  {
    called: 'secretary; administrative secretary; office secretary',
    dated: 'stenographer typist',
    fr: 'secrétaire; secrétaire administrative; secrétaire administratif; secrétaire de direction',
    de: 'Sekretär; Sekretärin; Chefsekretärin; Vorzimmerdame; Bürokauffrau; Bürokaufmann; Kauffrau für Büromanagement; Kaufmann für Büromanagement; Vorzimmerkraft',
    es: 'secretario; secretaria; secretaria de dirección; secretario administrativo; secretaria administrativa',
    it: 'segretario; segretaria; segretaria amministrativa; segretaria di direzione; impiegata segreteria; addetta segreteria',
    dv: 'sekretaree; sikuretary',
    thaana: 'ސެކްރެޓަރީ; ސެކްރެޓްރީ; ސިކުރިޓަރީ',
  },
  {
    called:
      'administrative officer; administration officer; office administrator; admin officer; administrative assistant; admin assistant; administrative executive; administration assistant; admin executive',
    is: 'administrative assistant',

    fr: 'agent administratif; agente administrative; assistant administratif; assistante administrative; employé administratif; employée administrative; gestionnaire administratif',
    de: 'Verwaltungsangestellter; Verwaltungsangestellte; Verwaltungsmitarbeiter; Verwaltungsmitarbeiterin; Sachbearbeiter Verwaltung; Verwaltungsassistent; Verwaltungskraft; Verwaltungsassistentin',
    es: 'auxiliar administrativo; auxiliar administrativa; administrativo; administrativa; oficial administrativo; asistente administrativo; asistente administrativa',
    it: 'impiegato amministrativo; impiegata amministrativa; assistente amministrativo; assistente amministrativa; addetto amministrativo; addetta amministrativa',
    dv: 'idhaaree ofisaru; idhaaree massakkaiy; idaaree ofisaru; idhaaree masakkaiytherikan',
    thaana: 'އިދާރީ އޮފިސަރު; އެޑްމިނިސްޓްރޭޓިވް އޮފިސަރ; އެޑްމިނިސްޓްރޭޓިވް އޮފިސަރު; އެޑްމިން އޮފިސަރ; ކައުންސިލް އޮފިސަރ; ކައުންސިލް އެސިސްޓެންޓް',
  },
  {
    called: 'accountant; accounts officer; accounts executive; accounting officer; finance officer',
    fr: 'comptable; comptable général; comptable générale; assistant comptable; assistante comptable; expert-comptable; aide comptable',
    de: 'Buchhalter; Buchhalterin; Finanzbuchhalter; Finanzbuchhalterin; Bilanzbuchhalter; Bilanzbuchhalterin; Hotelbuchhalter; Buchhaltungskraft',
    es: 'contable; contador; contadora; auxiliar contable; técnico contable; contador público; administrativo contable',
    it: 'contabile; ragioniere; ragioniera; addetto contabilità; addetta contabilità; impiegato contabile; impiegata contabile',
    dv: 'ekauntent; akauntant; hisaabu balahattaa meehaa; hisaabu baley meehaa',
    thaana: 'އެކައުންޓެންޓް; އެކައުންޓަންޓް; އެކައުންޓްސް އޮފިސަރ; އެކައުންޓްސް އޮފިސަރު',
  },
  {
    called:
      'storekeeper; store keeper; stores clerk; storekeeping clerk; warehouse clerk; store officer; stores assistant; store assistant; warehouse assistant; storeroom attendant',
    beside: 'inventory coordinator',
    dated: 'storeman; store man; store boy; godown keeper; warehouseman',
    fr: 'magasinier; magasinière; économe d’hôtel; cambusier; économe; gestionnaire de stock; agent de magasin',
    de: 'Lagerist; Lageristin; Magaziner; Lagerarbeiter; Lagerfachkraft; Magazineur; Lagermitarbeiter; Magazinverwalter; Fachkraft für Lagerlogistik; Lagerhelfer; Kommissionierer',
    es: 'almacenero; mozo de almacén; encargado de almacén; bodeguero; almacenista; economato; operario de almacén; auxiliar de almacén',
    it: 'magazziniere; magazziniera; addetto magazzino; economo; addetto al magazzino; cambusiere; addetta magazzino',
    dv: 'gudhan balahattaa meehaa; gudhanuge meehaa; stoar keeparu; storu keeparu; gudhangeyge meehaa',
    thaana: 'ގުދަން ބަލަހައްޓާ މީހާ; ސްޓޯރކީޕަރު; ސްޓޯރކީޕަރ; ސްޓޯރ ކީޕަރު; ގުދަނުގެ މީހާ',
  },
  {
    called: 'director of sales; sales director; director of sales and marketing; hotel sales director',
    is: 'sales manager',
    short: 'DOS; DOSM; DSO; DOS&M',
    fr: 'directeur commercial; directrice commerciale; directeur des ventes; directrice des ventes',
    de: 'Verkaufsleiter; Verkaufsleiterin; Verkaufsdirektor; Vertriebsleiter; Vertriebsleiterin; Leiter Vertrieb',
    es: 'director comercial; directora comercial; director de ventas; jefe de ventas; jefa de ventas',
    it: 'direttore commerciale; direttrice commerciale; direttore vendite; responsabile vendite; responsabile commerciale',
  },
  {
    called: 'chief executive officer; chief executive; managing director',
    is: 'chief executive officer',
    short: 'CEO',
    fr: 'directeur général; directrice générale; président-directeur général; PDG',
    de: 'Geschäftsführer; Geschäftsführerin; Vorstandsvorsitzender; Vorstandsvorsitzende',
    es: 'director general; directora general; consejero delegado; consejera delegada; gerente general',
    it: 'amministratore delegato; amministratrice delegata; direttore generale; direttrice generale',
  },
  {
    called:
      'human resources officer; human resources executive; human resources generalist; personnel officer; people officer',
    short: 'HR officer; HR executive; HRO; HR generalist; HRE',
    fr: 'chargé de ressources humaines; chargée de ressources humaines; gestionnaire RH; chargé RH; chargée RH; assistant ressources humaines',
    de: 'Personalreferent; Personalreferentin; Personalsachbearbeiter; Personalsachbearbeiterin; Personaler; HR Referent; Mitarbeiter Personal',
    es: 'técnico de recursos humanos; técnica de recursos humanos; técnico RRHH; auxiliar de recursos humanos; oficial de recursos humanos',
    it: 'addetto risorse umane; addetta risorse umane; specialista risorse umane; addetto HR; impiegato ufficio personale',
    dv: 'heyuman resoas ofisaru',
    thaana: 'ހިއުމަން ރިސޯސް އޮފިސަރ; ހިއުމަން ރިސޯސަސް އޮފިސަރ; އެޗްއާރު އޮފިސަރު; އެޗް.އާރް އޮފިސަރ',
  },
  {
    called: 'cashier; till operator; checkout operator; checkout assistant',
    dated: 'checkout girl; cash girl; till girl; checkout lady',
    fr: 'caissier; caissière; hôte de caisse; hôtesse de caisse; employé de caisse; agent de caisse',
    de: 'Kassierer; Kassiererin; Kassenkraft; Kassenmitarbeiter; Kassierkraft; Kassier; Kassa Mitarbeiter',
    es: 'cajero; cajera; cajero de supermercado; auxiliar de caja; cajera de supermercado',
    it: 'cassiere; cassiera; addetto cassa; addetta cassa; addetto alla cassa; addetta alle casse',
    dv: 'keshiyaru; keyshiyar; kaashiyaru; faisaa balaiganna meehaa',
    thaana: 'ކޭޝިއަރު; ކޭޝިއަރ; ކެޝިއަރު; ކެޝިއަރ; ފައިސާ ބަލައިގަންނަ މީހާ',
  },
  {
    called:
      'sales assistant; shop assistant; retail assistant; store sales assistant; salesperson; sales associate retail; retail sales associate; counter assistant; boutique attendant; boutique sales associate; retail associate',
    is: 'shop assistant',
    dated:
      'salesgirl; sales girl; saleslady; sales lady; shopgirl; shop girl; shop boy; salesboy; sales boy; counter girl; shop lady; saleswoman; promoter girl',
    fr: 'vendeur; vendeuse; conseiller de vente; conseillère de vente; vendeur en magasin; vendeuse en magasin; employé de magasin; employé de vente; vendeur polyvalent',
    de: 'Verkäufer; Verkäuferin; Verkaufskraft; Ladenhilfe; Verkaufshilfe; Fachverkäufer; Fachverkäuferin; Verkaufsberater; Verkaufsberaterin; Verkaufsmitarbeiter; Ladenmädchen',
    es: 'dependiente; dependienta; vendedor de tienda; vendedora de tienda; dependiente de comercio; asistente de ventas; vendedor; vendedora',
    it: 'commesso; commessa; addetto vendite; addetta vendite; addetto alle vendite; addetta alle vendite; venditore di negozio; commessa di negozio; commesso di negozio',
    dv: 'vikkaa meehaa; fihaarayige meehaa; fihaaraige masakkaiy; vikkumuge masakkaiy; seylsman; fihaaraige meehaa; fihaarayigai vikkaa meehaa; seylzmanu; seylsgarl',
    thaana: 'ވިއްކާ މީހާ; ފިހާރައިގެ މީހާ; ސޭލްސްމަން; ސޭލްސްގާލް; ސޭލްސް އެސިސްޓެންޓް; ފިހާރައިގައި ވިއްކާ މީހާ; ސޭލްސްމޭން',
  },

  // --- Boats
  {
    called:
      'boat captain; skipper; speedboat captain; speed boat captain; launch master; launch driver; launch captain; boat driver; speedboat driver; speed boat driver; dhoni captain; boat operator; launch operator; coxswain; coxn; vessel captain; boat master; dive boat captain; safari boat captain; yacht captain; tender driver; small craft master; vessel operator; boat skipper; yacht skipper; launch skipper; speedboat operator; speed boat operator; dhoni driver; dinghy captain; ferry captain; master of launch; dive dhoni captain; speedboat skipper; dingy captain; tender captain; excursion boat captain; transfer boat captain; boat handler',
    is: 'skipper',
    dated: 'boatman; boat man; serang; tindal; launchman; dhoni man; keyolhu; nakhuda; nakhoda; sarang',
    fr: 'capitaine de bateau; patron de bateau; patron de vedette; pilote de bateau; pilote de vedette; skippeur; capitaine de yacht; capitaine 200; capitaine de navette maritime; chef de bord; skipper de voilier; pilote de bateau rapide; patron de navire; conducteur de bateau; capitaine de vedette; capitaine de navire à passagers; batelier; batelière; patron de plaisance; pilote de hors-bord',
    de: 'Bootsführer; Bootsführerin; Schiffsführer; Schiffsführerin; Bootskapitän; Skipperin; Schnellbootführer; Kapitän Schnellboot; Yachtkapitän; Bootsfahrer; Barkassenführer; Motorbootführer; Fährführer; Kapitän Fahrgastschiff; Schnellbootfahrer; Fährkapitän; Kapitän auf kleiner Fahrt',
    es: 'patrón de embarcación; patrón de barco; patrón de yate; patrón de lancha; capitán de lancha; capitán de yate; lanchero; patrón portuario; capitán de barco; piloto de lancha; patrón de embarcaciones; operador de lancha; timonel de lancha; patrona de barco; patrón de embarcaciones de recreo; patrón de catamarán; botero; patrón de motora',
    it: 'conducente di imbarcazioni; comandante di motoscafo; conduttore di motoscafo; pilota di motoscafo; motoscafista; comandante di yacht; skipper di barca; conducente di motoscafo; conduttore di barca; capobarca; capitano di barca; comandante di imbarcazione; capitano di motoscafo; comandante di traghetto; barcaiolo; capitano di yacht; capobarca per il traffico',
    dv: 'dhoani dhuvvaa meehaa; dhoani kaptan; dhoni kaptan; lonchu dhuvvaa meehaa; lonch dhuvvaa meehaa; boat dhuvvaa meehaa; speedboat dhuvvaa meehaa; keyolhu; kevolhu; keolhu; nevi; kaptan; kaptin; dhoani keyolhu; dhoanyge keyolhu; speedboat kaptan; boatu kaptan; lonch kaptan; dhinghee dhuvvaa meehaa; boat dhuvvaameehaa; safari kaptan; ferry kaptan; lonchu kaptan; kepten',
    thaana:
      'ދޯނި ދުއްވާ މީހާ; ދޯނީގެ ކެޕްޓަން; ދޯނި ކެޕްޓަން; ލޯންޗް ދުއްވާ މީހާ; ލޯންޗު ދުއްވާ މީހާ; ސްޕީޑްބޯޓް ދުއްވާ މީހާ; ސްޕީޑް ބޯޓް ކެޕްޓަން; ސްޕީޑްބޯޓް ކެޕްޓަން; ކެޔޮޅު; ކެވޮޅު; ނެވި; ބޯޓު ދުއްވާ މީހާ; ކެޕްޓަން; ކެޕްޓިން; ލޯންޗް ކެޕްޓަން; ބޯޓް ކެޕްޓަން; ޑިންގީ ދުއްވާ މީހާ; ފެރީ ކެޕްޓަން; ކެޕްޓަނު; ދޯނީގެ ކެޔޮޅު; ސްޕީޑްބޯޓު ދުއްވާ މީހާ; ސްޕީޑް ބޯޓް ދުއްވާ މީހާ',
  },
  {
    called:
      'deckhand; deck hand; boat crew; boat crew member; dhoni crew; deck crew; speedboat crew; able seafarer; seafarer; sailor; able seaman; ordinary seaman; deck attendant; launch crew; boat assistant; yacht deckhand; mooring hand; vessel crew; able bodied seaman; crew member boat; launch hand; ship crew; safari crew; dive boat crew; deck rating; dhoni crew member; speed boat crew; ferry crew; boat hand',
    is: 'sailor',
    dated: 'deck boy; deckboy; boat boy; seaman; crewman; khalasi; khalashi; boatboy',
    short: 'AB; AB seaman',
    fr: 'matelot; matelot de pont; marin; homme d’équipage; équipier de bord; marin de pont; marin pêcheur et de commerce; matelote; mousse; marin de commerce; ouvrier de pont',
    de: 'Matrose; Matrosin; Decksmann; Bootsmann Crew; Decksarbeiter; Seemann; Bootsgehilfe; Schiffsmann; Deckhelfer; Decksfrau; Leichtmatrose; Bootscrew; Vollmatrose; Schiffsjunge; Deckshelfer',
    es: 'marinero; marinera; marinero de cubierta; tripulante de barco; mozo de cubierta; tripulante; grumete; marino; marinero de yate; marinero de puente; tripulante de embarcación; tripulante de cubierta',
    it: 'marinaio; marinaia; marinaio di coperta; mozzo; marittimo; membro equipaggio barca; marinaio di yacht; deckhand di yacht; allievo comune; aiuto marinaio; barcarolo marinaio',
    dv: 'falhuveriyaa; falhuverin; dhoanee falhuverin; dhoani falhuverin; dhoanyge falhuverin; boatuge falhuverin; dhoaneege meehun; launch falhuverin; falhuveri; dhoni falhuveriyaa; dhoneege falhuverin',
    thaana: 'ފަޅުވެރިޔާ; ފަޅުވެރިން; ދޯނީގެ ފަޅުވެރިން; ފަޅުވެރި; ދޯނި ފަޅުވެރިޔާ; ދޯނީގެ ފަޅުވެރިޔާ; ކްރޫ; ސެއިލަރު; ބޯޓުގެ ފަޅުވެރިޔާ; ލޯންޗްގެ ފަޅުވެރިޔާ',
  },
  {
    called: 'boatswain; bosun',
    dated: 'bo’s’n',
    fr: 'bosco; maître d’équipage; maître de manœuvre; quartier-maître de pont',
    de: 'Bootsmann; Decksmeister; Bootsfrau',
    es: 'contramaestre; contramaestre de cubierta',
    it: 'nostromo; capo coperta',
  },
  {
    called:
      'boat engineer; marine engine driver; marine mechanic; boat mechanic; outboard engine mechanic; outboard mechanic; marine engine mechanic; vessel engineer; launch engineer; speedboat mechanic; dhoni engineer; engine driver boat; marine diesel mechanic; boat engine mechanic; outboard engine technician; outboard technician; boat engine technician; marine technician; inboard engine mechanic; motorman; boat motor mechanic',
    beside: 'ship assistant engineer',
    dated: 'engine man boat; greaser; oilman; oiler',
    short: 'OBM mechanic',
    fr: 'mécanicien naval; mécanicien de bateau; mécanicien marin; mécanicien hors-bord; mécanicien nautique; mécanicienne navale; mécanicien bateau; mécanicien de marine; ouvrier mécanicien naval; graisseur de bord; technicien nautique; mécanicien de bord; mécanicien plaisance',
    de: 'Bootsmechaniker; Bootsmechanikerin; Schiffsmechaniker; Bootsmotorenmechaniker; Bootsmaschinist; Schiffsmechanikerin; Schiffsmaschinist; Maschinist Boot; Außenbordmechaniker; Motorenwärter; Außenbordermechaniker; Schiffsmotorenmechaniker; Bootsmotorenschlosser',
    es: 'mecánico naval; mecánico de embarcaciones; mecánico de barcos; mecánico de motores fueraborda; mecánico fueraborda; maquinista naval; motorista naval; engrasador; mecánico de lanchas; mecánico náutico; mecánico de motores marinos',
    it: 'motorista navale; meccanico nautico; meccanico navale; meccanico di barche; macchinista navale; motorista di bordo; ingrassatore; meccanico fuoribordo; meccanico di motori marini; meccanico di bordo',
    dv: 'injeenu dhuvvaa meehaa; injeenu meehaa; injeenuge meehaa; dhoanige injinu meehaa; dhriver injeenu; injeenu balahattaa meehaa; injeenuge mekanik; injeenu hadhaa meehaa; injeenu mekanik',
    thaana: 'އިންޖީނު ދުއްވާ މީހާ; އިންޖީނުގެ މީހާ; އިންޖީނު މެކޭނިކް; އިންޖީނު ހަދާ މީހާ; އިންޖީނު މީހާ; ބޯޓު މެކޭނިކް; އިންޖީނު މެކޭނިކު',
  },
  {
    called:
      'boat builder; boatbuilder; shipwright; boat carpenter; dhoni builder; fibreglass boat builder; boat yard carpenter; fiberglass boat builder',
    is: 'shipwright',
    dated: 'maavadi; ship’s carpenter',
    fr: 'charpentier de marine; constructeur de bateaux; charpentière de marine; constructeur naval; charpentier naval; stratifieur de bateaux',
    de: 'Bootsbauer; Bootsbauerin; Schiffszimmerer; Schiffbauer; Bootsbaumeister; Schiffszimmermann',
    es: 'carpintero de ribera; constructor de barcos; calafate; carpintero naval; constructor de embarcaciones',
    it: 'maestro d’ascia; carpentiere navale; costruttore di barche; calafato; carpentiere di barche',
    dv: 'maavadi; dhoani banna meehaa; odi vadi; maavadikaleyge; maavadiyaa; dhoani bannaa meehaa; dhoni banna meehaa',
    thaana: 'މާވަޑި; މާވަޑިކަލޭގެ; ދޯނި ބަންނަ މީހާ; މާވަޑިޔާ; އޮޑިދޯނި ބަންނަ މީހާ',
  },
  {
    called:
      'fisher; fishing crew; fishing boat crew; fisherman; fishing deckhand; pole and line fisher; tuna fisher; fishing crew member',
    is: 'fisheries deckhand',
    dated: 'fisherwoman; fisherfolk; fisher boy',
    fr: 'pêcheur; marin pêcheur; matelot de pêche; marin-pêcheur; pêcheuse; patron pêcheur',
    de: 'Fischer; Fischwirt; Hochseefischer; Fischerin; Fischwirtin',
    es: 'pescador; pescadora; marinero de pesca; marinero pescador; tripulante de pesca',
    it: 'pescatore; pescatrice; marinaio pescatore; marinaio di pesca',
    dv: 'masveriyaa; masverin; masdhoanyge meehaa; mas baanaa meehaa; masveri; dhoaneege masveriyaa; mas banaa meehaa; masdhoani falhuverin; masverikan kuraa meehaa',
    thaana: 'މަސްވެރިޔާ; މަސްވެރިން; މަސް ބާނާ މީހާ; މަސްދޯނީގެ މީހާ; މަސްވެރިކަން ކުރާ މީހާ; މަސްދޯނީގެ ފަޅުވެރިޔާ',
  },
  {
    called:
      'dive instructor; diving instructor; scuba instructor; scuba diving instructor; PADI instructor; open water scuba instructor; dive master instructor; SSI instructor; diving teacher; scuba diver instructor; open water instructor',
    beside: 'sports instructor',
    short: 'OWSI; MSDT; IDC staff instructor; OWSI instructor',
    fr: 'moniteur de plongée; monitrice de plongée; instructeur de plongée; moniteur de plongée sous-marine; encadrant plongée; instructrice de plongée; professeur de plongée',
    de: 'Tauchlehrer; Tauchlehrerin; Tauchinstruktor; Tauchinstructor; Tauchinstruktorin; Tauchausbilder',
    es: 'instructor de buceo; instructora de buceo; monitor de buceo; profesor de buceo; monitora de buceo; instructor de submarinismo',
    it: 'istruttore subacqueo; istruttrice subacquea; istruttore di immersione; istruttore sub; istruttore di subacquea; maestro di sub; istruttore diving; istruttrice sub',
    dv: 'feenan ugannaidhey meehaa; feenan dhaskohdhey meehaa; daiving instrakta; feenan kiyavaidhey meehaa; feenumuge instrakta; daiv instraktaru; feenan ungannaidhey meehaa',
    thaana: 'ފީނަން އުގަންނައިދޭ މީހާ; ފީނަން ދަސްކޮށްދޭ މީހާ; ޑައިވްއިންސްޓްރަކްޓަރު; ޑައިވް އިންސްޓްރަކްޓަރު; ޑައިވިންގ އިންސްޓްރަކްޓަރު; ޑައިވް އިންސްޓްރަކްޓަރ',
  },
  {
    called:
      'dive guide; divemaster; dive master; diving guide; dive leader; scuba guide; scuba dive guide; underwater guide',
    beside: 'specialised outdoor animator',
    fr: 'guide de plongée; guide de palanquée; accompagnateur de plongée; dive master plongée; guide plongée',
    de: 'Tauchguide; Tauchführer; Tauchführerin; Tauchbegleiter; Tauchbegleiterin',
    es: 'guía de buceo; guía de submarinismo; divemaster de buceo',
    it: 'guida subacquea; guida sub; accompagnatore subacqueo; guida diving',
    dv: 'feenaa gaidu; daiv gaidu; feenumuge gaidu; feenaa meehaa; feenun gaidu',
    thaana: 'ޑައިވް ގައިޑު; ޑައިވް ގައިޑް; ޑައިވްމާސްޓަރު; ޑައިވް މާސްޓަރު; ފީނާ މީހާ',
  },
  {
    called:
      'water sports instructor; watersports instructor; watersport instructor; water sports attendant; watersports attendant; water sports guide; snorkel guide; snorkelling guide; snorkeling guide; windsurf instructor; kite instructor; surf instructor; surf guide; catamaran instructor; jet ski operator; water sports officer; water sports assistant; sailing instructor; jet ski instructor; excursion guide water sports; surf coach; windsurfing instructor; kitesurf instructor; kitesurfing instructor; kayak guide; parasail operator',
    beside: 'sports instructor',
    fr: 'moniteur de sports nautiques; monitrice de sports nautiques; moniteur de voile; monitrice de voile; moniteur de planche à voile; moniteur de kitesurf; moniteur nautique; moniteur de surf; animateur nautique; monitrice de surf; monitrice de kitesurf; moniteur de jet ski; guide de snorkeling; professeur de voile',
    de: 'Wassersportlehrer; Wassersportlehrerin; Segellehrer; Segellehrerin; Surflehrer; Surflehrerin; Kitelehrer; Windsurflehrer; Wassersportinstructor; Kitelehrerin; Schnorchelguide; Kitesurflehrer; Wassersporttrainer',
    es: 'monitor de deportes acuáticos; instructor de deportes acuáticos; monitor de vela; monitora de vela; instructor de surf; monitor de kitesurf; monitor náutico; profesor de vela; instructor de vela; monitora de surf; guía de snorkel; instructor de kitesurf; monitor de windsurf',
    it: 'istruttore di sport acquatici; istruttore di vela; istruttrice di vela; istruttore di surf; istruttore di kitesurf; istruttore di windsurf; istruttore nautico; maestro di vela; istruttrice di surf; guida snorkeling; assistente sport acquatici',
    dv: 'wotar sport instrakta; voatar spoats instrakta; kandhu kulhivaru ugannaidhey meehaa',
    thaana: 'ވޯޓަރ ސްޕޯޓްސް އިންސްޓްރަކްޓަރު; ވޯޓަރސްޕޯޓްސް އިންސްޓްރަކްޓަރު; ސްނޯކަލް ގައިޑު; ސްނޯކަލިންގ ގައިޑު; ވޯޓަރ ސްޕޯޓްސް އެޓެންޑެންޓް',
  },
  {
    called:
      'lifeguard; life guard; pool lifeguard; beach lifeguard; ocean lifeguard; swimming pool lifeguard; lifesaver',
    is: 'life guard',
    fr: 'maître-nageur; maître nageur sauveteur; maître-nageuse; surveillant de baignade; surveillante de baignade; sauveteur aquatique; nageur sauveteur; sauveteur en mer; maître nageur',
    de: 'Rettungsschwimmer; Rettungsschwimmerin; Bademeister; Bademeisterin; Badeaufsicht; Strandwächter; Wasserretter',
    es: 'socorrista; socorrista acuático; socorrista de piscina; salvavidas; guardavidas; socorrista de playa; bañero',
    it: 'bagnino; bagnina; assistente bagnanti; bagnino di salvataggio; assistente ai bagnanti; bagnino di piscina',
    dv: 'laifgaadu; laif gaadu; laifguard',
    thaana: 'ލައިފްގާޑު; ލައިފްގާޑް; ލައިފް ގާޑު; ލައިފް ގާޑް',
  },
  {
    called:
      'pool attendant; beach attendant; pool and beach attendant; beach and pool attendant; swimming pool attendant; recreation attendant pool',
    is: 'swimming facility attendant',
    dated: 'pool boy; beach boy; poolboy; beachboy; pool man; beach girl; pool girl',
    fr: 'plagiste; agent de piscine; préposé à la plage; garçon de plage; employé de plage; préposé à la piscine; agent de plage',
    de: 'Poolboy; Strandmitarbeiter; Poolmitarbeiter; Poolaufsicht; Badewart; Strandkorbwärter; Badewärter; Poolwart; Strandservice Mitarbeiter',
    es: 'hamaquero; mozo de playa; encargado de piscina; encargado de hamacas; auxiliar de piscina; mozo de piscina; camarero de playa y piscina',
    it: 'addetto spiaggia; addetto alla spiaggia; addetto piscina; addetto alla piscina; addetta spiaggia; stabilimento balneare addetto; spiaggino',
  },
  {
    called: 'airport representative; airport host; airport greeter; guest transfer representative',
    beside: 'travel agent',
    short: 'airport rep; APR',
    fr: 'représentant à l’aéroport; agent d’accueil aéroport; hôtesse d’aéroport; agente d’accueil aéroport',
    de: 'Flughafenrepräsentant; Transferbetreuer; Transferbetreuerin; Flughafenbetreuer',
    es: 'representante de aeropuerto; agente de aeropuerto; transferista; azafata de aeropuerto',
    it: 'assistente aeroportuale; hostess aeroportuale; rappresentante aeroportuale; addetto accoglienza aeroporto',
  },
  {
    called:
      'flight attendant; cabin crew; cabin attendant; cabin crew member; flight cabin attendant; cabin services attendant; seaplane cabin crew',
    dated:
      'air hostess; airhostess; air steward; air stewardess; flight stewardess; flight steward; flight hostess; stewardess',
    fr: 'hôtesse de l’air; steward de bord; personnel navigant commercial; PNC; hôtesse de bord; agent de bord; agente de bord',
    de: 'Flugbegleiter; Flugbegleiterin; Stewardess; Kabinenpersonal; Bordbegleiter; Kabinencrew; Luftstewardess; Flugbegleitung',
    es: 'auxiliar de vuelo; azafata de vuelo; azafata; tripulante de cabina; TCP; aeromoza; aeromozo; asistente de vuelo; azafato de vuelo; tripulante de cabina de pasajeros',
    it: 'assistente di volo; hostess di volo; steward di volo; personale di cabina; hostess di bordo',
    dv: 'eyar hostes; kebin kroo; eyarhostess; matheendhaaboatuge hostess',
    thaana: 'އެއަރ ހޮސްޓެސް; އެއާ ހޮސްޓެސް; ކެބިން ކްރޫ; އެއަރހޮސްޓެސް; އެއާހޮސްޓެސް; ފްލައިޓް އެޓެންޑެންޓް; އެއަރ ހޯސްޓެސް',
  },
  {
    called:
      'tour guide; tourist guide; excursion guide; island guide; excursions guide; sightseeing guide; local guide',
    is: 'tourist guide',
    fr: 'guide touristique; guide-conférencier; guide accompagnateur; guide conférencière; accompagnateur touristique; guide d’excursion',
    de: 'Reiseleiter; Reiseleiterin; Fremdenführer; Fremdenführerin; Gästeführer; Gästeführerin; Ausflugsleiter; Stadtführerin',
    es: 'guía turístico; guía turística; guía de turismo; guía de excursiones; guía acompañante; guía local',
    it: 'guida turistica; accompagnatore turistico; accompagnatrice turistica; guida escursionistica; guida locale',
    dv: 'tua gaidu; gaidu; tuarist gaidu; fathuruverinnah raasthaa dhakkaa meehaa',
    thaana: 'ޓުއަރ ގައިޑު; ޓޫރިސްޓް ގައިޑު; ގައިޑު; ޓުއަރ ގައިޑް; ޓޫއަރ ގައިޑު; ގައިޑް; ޓޫރ ގައިޑް',
  },
  {
    called:
      'tourist animator; entertainment team member; animation team member; resort entertainer; activities host; recreation host; recreation attendant; holiday entertainer; activity coordinator resort; club host entertainment; recreation officer',
    is: 'tourist animator',
    fr: 'animateur de club; animateur touristique; animatrice touristique; gentil organisateur; animateur de vacances; animatrice de club; gentille organisatrice; animateur d’hôtel; animateur club enfants et ados',
    de: 'Animateur; Animateurin; Gästeanimateur; Entertainer Hotel; Animateure; Clubanimateur; Freizeitanimateur',
    es: 'animador turístico; animadora turística; animador de hotel; animador sociocultural de hotel; animadora de hotel; animador de tiempo libre',
    it: 'animatore turistico; animatrice turistica; animatore di villaggio; animatore; animatrice; animatore di villaggi turistici; capo animazione',
  },
  {
    called:
      'kids club attendant; children’s activities attendant; kids club host; kids club supervisor; kids club officer; kids activity attendant; childcare attendant; kids club coordinator',
    beside: 'child care worker',
    fr: 'animateur enfants; animatrice enfants; animatrice mini-club; animateur mini-club; animatrice club enfants; animateur club enfants',
    de: 'Kinderbetreuer; Kinderbetreuerin; Kinderanimateur; Kinderanimateurin; Miniclub Betreuer; Miniclub Betreuerin',
    es: 'monitor de miniclub; monitora de miniclub; animador infantil; animadora infantil; monitor infantil; monitora infantil',
    it: 'animatore miniclub; animatrice miniclub; animatrice per bambini; animatore per bambini; assistente miniclub',
  },

  // --- Spa and body
  {
    called:
      'spa therapist; massage therapist; masseur; spa and massage therapist; beauty and spa therapist; wellness therapist; ayurveda therapist; massage practitioner; balinese therapist; thai massage therapist; holistic therapist',
    is: 'masseur/masseuse',
    dated: 'masseuse',
    fr: 'praticien spa; praticienne spa; spa praticien; spa praticienne; masseur; masseuse; hydrothérapeute; esthéticienne spa; praticien bien-être; masseur bien-être; praticienne bien-être; spa thérapeute',
    de: 'Masseur; Masseurin; Massagetherapeut; Massagetherapeutin; Wellnesstherapeut; Wellnesstherapeutin; Spa-Therapeut; Spa-Therapeutin; Wellnessmasseur; Wellnessmasseurin; Medizinischer Masseur; Spa Mitarbeiter Massage',
    es: 'masajista; terapeuta de spa; quiromasajista; terapeuta spa; masajista de spa; hidroterapeuta; masoterapeuta',
    it: 'massaggiatore; massaggiatrice; operatore spa; operatrice spa; operatore del benessere; operatrice del benessere; terapista spa; massoterapista; operatrice olistica; operatore olistico',
    dv: 'masaaj kuraa meehaa; dhamaa meehaa; spaa therapist; hashigandu dhamaa meehaa; masaajukuraa meehaa',
    thaana: 'މަސާޖު ކުރާ މީހާ; މަސާޖްކުރާ މީހާ; ސްޕާ ތެރަޕިސްޓް; މަސާޖް ތެރަޕިސްޓް; މަސާޖުކުރާ މީހާ; ސްޕާ ތެރަޕިސްޓު',
  },
  {
    called: 'beautician; beauty therapist; aesthetician; esthetician; nail technician and beautician',
    is: 'aesthetician',
    fr: 'esthéticien; esthéticienne; esthéticienne cosméticienne',
    de: 'Kosmetiker; Kosmetikerin; Fachkosmetikerin; Nageldesignerin und Kosmetikerin',
    es: 'esteticista; esteticien; cosmetóloga; cosmetólogo; estheticienne; esteticién',
    it: 'estetista; estetiste; operatrice estetica; onicotecnica ed estetista',
  },
  {
    called: 'hairdresser; hair stylist; hairstylist; barber and stylist; salon stylist',
    fr: 'coiffeur; coiffeur mixte; coiffeuse mixte',
    de: 'Friseur; Friseurin; Friseuse; Frisör; Coiffeur; Frisörin; Coiffeuse; Haarstylist; Frisör Meister; Friseurmeister',
    es: 'peluquero; peluquera; estilista de cabello; oficial de peluquería; peluquero estilista',
    it: 'parrucchiere; parrucchiera; acconciatore; acconciatrice; hair stylist parrucchiere',
    dv: 'boa koshaa meehaa; bolakoshaa meehaa; istashi koshaa meehaa; boakoshaa meehaa; boakanduvaa meehaa; saloanuge meehaa',
    thaana: 'ބޯކޮށާ މީހާ; އިސްތަށިކޮށާ މީހާ; ބޯ ކޮށާ މީހާ; އިސްތަށި ކޮށާ މީހާ',
  },

  // --- Grounds, repair and building
  {
    called:
      'gardener; landscaper; grounds worker; groundskeeper; garden worker; landscape attendant; grounds attendant; garden attendant; greenkeeper; nursery and garden worker',
    is: 'landscape gardener',
    dated: 'mali; groundsman; yardman',
    fr: 'jardinier; jardinière; paysagiste; jardinier paysagiste; ouvrier paysagiste; agent d’espaces verts; ouvrier jardinier; jardinière paysagiste; ouvrière paysagiste',
    de: 'Gärtner; Gärtnerin; Landschaftsgärtner; Landschaftsgärtnerin; Gartenarbeiter; Gartenhelfer; Hausgärtner; Platzwart; Gartenhilfe; Grünanlagenpfleger',
    es: 'jardinero; jardinera; peón de jardinería; ayudante de jardinería; jardinero paisajista; operario de jardinería; oficial jardinero',
    it: 'giardiniere; giardiniera; manutentore del verde; addetto al verde; operaio giardiniere; addetto aree verdi',
    dv: 'gardanaru; bageechaa balahattaa meehaa; gasgahaagehi balaa meehaa; bageechaage meehaa; gas indhaa meehaa; gahgahaagehi indhaa meehaa',
    thaana: 'ގާޑެނަރު; ގާޑްނަރު; ބަގީޗާ ބަލަހައްޓާ މީހާ; ގަސްގަހާގެހި އިންދާ މީހާ; ގާޑަނަރު; ގާޑަނަރ; ގަސްގަހާގެހި ބަލަހައްޓާ މީހާ',
  },
  {
    called:
      'driver; car driver; van driver; light vehicle driver; company driver; buggy driver; chauffeur; private driver; hotel driver; taxi driver; pick-up driver',
    is: 'private chauffeur',
    dated: 'buggy boy',
    short: 'LVD',
    fr: 'chauffeur; conducteur; chauffeuse; chauffeur de maître; chauffeur VTC; chauffeur livreur; conducteur de véhicule léger; conductrice; chauffeur privé; chauffeur de taxi; chauffeur de navette',
    de: 'Fahrer; Fahrerin; Kraftfahrer; Chauffeur; Shuttlefahrer; Kraftfahrerin; Chauffeurin; Taxifahrer; Taxifahrerin; Hotelfahrer; Berufskraftfahrer',
    es: 'conductor; chofer; chófer; conductora; conductor de furgoneta; taxista; chofer particular; conductor de vehículo ligero; chofer privado',
    it: 'autista; conducente; autista privato; autista di furgone; tassista; autisti; autista con conducente; autista di navetta; conducente di veicoli; autista noleggio con conducente',
    dv: 'draivaru; kaaru dhuvvaa meehaa; dhuvvaa meehaa; driverakah; taxi dhuvvaa meehaa; ulhandhu dhuvvaa meehaa; pikapu dhuvvaa meehaa; drivaru; taksee dhuvvaa meehaa; veyn dhuvvaa meehaa; bagee dhuvvaa meehaa; bas dhuvvaa meehaa',
    thaana:
      'ޑްރައިވަރު; ޑްރައިވަރ; ދުއްވާ މީހާ; ކާރު ދުއްވާ މީހާ; ޓެކްސީ ދުއްވާ މީހާ; ޕިކަޕު ދުއްވާ މީހާ; އުޅަނދު ދުއްވާ މީހާ; ވޭން ދުއްވާ މީހާ; ޑުރައިވަރު; ބަސް ދުއްވާ މީހާ; ބަގީ ދުއްވާ މީހާ',
  },
  {
    called:
      'security guard; security officer; watchkeeper security; security attendant; security agent; gate security; night guard; guard; security staff; loss prevention officer; security personnel; security operative; night watch; watch guard',
    is: 'security guard',
    dated: 'watchman; night watchman; chowkidar; gateman; security man; chaukidar; gate keeper; durwan',
    short: 'S/G; LP officer; LPO',
    fr: 'agent de sécurité; agent de surveillance; gardien; vigile; agente de sécurité; gardien de nuit; veilleur de nuit; gardienne; surveillant de nuit; agent de prévention et de sécurité',
    de: 'Wachmann; Wachfrau; Sicherheitsmitarbeiter; Sicherheitsmitarbeiterin; Wachmitarbeiter; Nachtwächter; Sicherheitskraft; Objektschützer; Sicherheitsdienst Mitarbeiter; Werkschutz; Wachpersonal; Sicherheitsfachkraft; Wachdienst; Nachtwache',
    es: 'vigilante de seguridad; guardia de seguridad; vigilante; guarda de seguridad; vigilante nocturno; agente de seguridad; auxiliar de seguridad; velador',
    it: 'guardia giurata; addetto alla sicurezza; addetta alla sicurezza; vigilante; guardiano; custode notturno; guardia notturna; addetto sicurezza; agente di sicurezza; addetto vigilanza',
    dv: 'gaadu; sekiuritee gaadu; faaraveriyaa; faaraverikan kuraa meehaa; securitee; rakkaatheri gaadu; belehettumuge meehaa; faaraverin; securiti gaadu; faaraverikan',
    thaana:
      'ގާޑު; ސެކިއުރިޓީ ގާޑު; ފާރަވެރިޔާ; ސެކިއުރިޓީ އޮފިސަރު; ސެކިއުރިޓީ; ސެކިޔުރިޓީ ގާޑު; ފާރަވެރިން; ސެކިއުރިޓީ ގާޑް; ސެކިޔުރިޓީ ގާޑް; ސެކިއުރިޓީ އޮފިސަރ; ގާޑް; ފާރަވެރިކަން ކުރާ މީހާ',
  },
  {
    called:
      'electrician; electrical technician; building electrician; maintenance electrician; hotel electrician',
    dated: 'wireman; wire man',
    fr: 'électricien; électricienne; électricien du bâtiment; électricien bâtiment; électricien de maintenance; monteur électricien',
    de: 'Elektriker; Elektrikerin; Elektroniker; Betriebselektriker; Elektroinstallateur; Elektroinstallateurin; Elektrotechniker Gebäude; Haustechniker Elektro',
    es: 'electricista; oficial electricista; electricista de mantenimiento; instalador electricista; electricista de edificios',
    it: 'elettricista; elettricista manutentore; installatore elettrico; elettricista civile; impiantista elettrico; manutentore elettrico',
    dv: 'karantuge masakkaiykuraa meehaa; karantuge meehaa; elektrishan; karant masakkaiykuraa meehaa; karant hadhaa meehaa; karantu hadhaa meehaa',
    thaana: 'އިލެކްޓްރީޝަން; އިލެކްޓްރިޝަން; ކަރަންޓުގެ މަސައްކަތް ކުރާ މީހާ; އިލެކްޓްރީޝަނު; ކަރަންޓު މަސައްކަތް ކުރާ މީހާ; އެލެކްޓްރީޝަން; ކަރަންޓު ހަދާ މީހާ',
  },
  {
    called: 'plumber; plumbing technician; maintenance plumber; sanitary plumber',
    fr: 'plombier; plombière; plombier chauffagiste; plombier sanitaire; installateur sanitaire; plombier chauffagiste sanitaire',
    de: 'Klempner; Installateur; Sanitärinstallateur; Klempnerin; Spengler; Anlagenmechaniker SHK; Gas-Wasser-Installateur; Installateurin; Sanitärmonteur; Anlagenmechaniker für Sanitär; Flaschner',
    es: 'fontanero; plomero; gasfitero; oficial fontanero; fontanera; gásfiter; instalador fontanero; cañero; plomera',
    it: 'idraulico; idraulica; termoidraulico; idraulico manutentore; impiantista idraulico; lattoniere idraulico; idraulici',
    dv: 'plambaru; fenuge hodhi hadhaa meehaa; hodhi hadhaa meehaa; hodhi alhaa meehaa; fenu hodhi alhaa meehaa; plumbar; palambaru',
    thaana: 'ޕްލަމްބަރު; ޕްލަމްބަރ; ޕުލަމްބަރު; ހޮޅި އަޅާ މީހާ; ފެންހޮޅި އަޅާ މީހާ; ފެނުގެ ހޮޅި އަޅާ މީހާ',
  },
  {
    called: 'pipe fitter; pipefitter; pipe installer; piping fitter',
    is: 'pipe welder',
    fr: 'tuyauteur; tuyauteuse; tuyauteur soudeur',
    de: 'Rohrschlosser; Rohrleitungsbauer; Rohrmonteur; Rohrinstallateur',
    es: 'tubero; montador de tuberías; tubero industrial; instalador de tuberías',
    it: 'tubista; tubista industriale; montatore di tubi; tubista saldatore',
  },
  {
    called: 'carpenter; joiner; furniture carpenter; wood worker; maintenance carpenter; finishing carpenter',
    fr: 'menuisier; menuisière; charpentier; charpentière; menuisier poseur; ébéniste menuisier; menuisier agenceur',
    de: 'Tischler; Schreiner; Zimmermann; Zimmerer; Tischlerin; Schreinerin; Zimmerin; Bautischler; Möbeltischler; Zimmerleute',
    es: 'carpintero; carpintera; ebanista carpintero; oficial carpintero; carpintero de obra; carpintero de mantenimiento',
    it: 'falegname; carpentiere in legno; falegname manutentore; falegnami; mobiliere falegname; falegnameria addetto',
    dv: 'vadiyaa; vadi meehaa; vadinge masakkaiy; vadaan kuraa meehaa; vadaan jahaa meehaa; karpentaru; vadaamuge masakkaiykuraa meehaa; vadin',
    thaana: 'ވަޑި މީހާ; ވަޑިޔާ; ވަޑާންކުރާ މީހާ; ކާޕެންޓަރު; ކާޕެންޓަރ; ވަޑިން; ވަޑާން ކުރާ މީހާ; ވަޑާމުގެ މަސައްކަތް ކުރާ މީހާ',
  },
  {
    called: 'mason; bricklayer; brick mason; block layer; tile and block mason; brick layer',
    is: 'bricklayer',
    fr: 'maçon; maçonne; maçon coffreur; ouvrier maçon; maçon finisseur; maçon traditionnel',
    de: 'Maurer; Maurerin; Maurergeselle; Hochbaufacharbeiter; Polier Maurer; Maurer Vorarbeiter',
    es: 'albañil; oficial albañil; oficial de albañilería; albañila; oficial de primera albañil; peón albañil',
    it: 'muratore; muratrice; muratori; muratore edile; capo muratore',
    dv: 'gaa raanaa meehaa; faaru raanaa meehaa; faaru jahaa meehaa; simenthi masakkaiykuraa meehaa; mesanu; gaa rana meehaa',
    thaana: 'ގާ ރާނާ މީހާ; ފާރު ރާނާ މީހާ; މޭސަން; މޭސަނު; ސިމެންތި ޖަހާ މީހާ',
  },
  {
    called:
      'painter; building painter; house painter; maintenance painter; painter and decorator; wall painter',
    is: 'construction painter',
    fr: 'peintre en bâtiment; peintre bâtiment; peintre décorateur; peintre; peintre façadier; ouvrier peintre',
    de: 'Maler; Malerin; Anstreicher; Maler und Lackierer; Malerin und Lackiererin; Anstreicherin; Malergeselle',
    es: 'pintor; pintora; pintor de obra; pintor de brocha gorda; oficial pintor; pintor de casas; pintor de edificios',
    it: 'imbianchino; pittore edile; tinteggiatore; decoratore edile; imbianchina; pittore imbianchino',
    dv: 'kula jahaa meehaa; dhavaadhulaa meehaa; kula laa meehaa; peyntaru; kula dhavaadhulaa meehaa; faarugai kulajahaa meehaa; kulajahaa meehaa',
    thaana: 'ކުލަ ޖަހާ މީހާ; ދަވާދުލާ މީހާ; ކުލަލާ މީހާ; ޕެއިންޓަރު; ޕެއިންޓަރ; ކުލަޖަހާ މީހާ; ކުލަ ދަވާދުލާ މީހާ',
  },
  {
    called: 'welder; fabrication welder; welder fabricator',
    fr: 'soudeur; soudeuse; chaudronnier soudeur; soudeur assembleur',
    de: 'Schweißer; Schweißerin; WIG-Schweißer; Schweisser; Schlosser Schweißer; Schweissfachkraft',
    es: 'soldador; soldadora; oficial soldador; soldador homologado; soldador montador',
    it: 'saldatore; saldatrice; saldatore carpentiere; saldatori; saldatore tig',
    dv: 'weldaru; weld kuraa meehaa; welding kuraa meehaa; weldu kuraa meehaa; dhagandu massakkaiykuraa meehaa',
    thaana: 'ވެލްޑަރު; ވެލްޑަރ; ވެލްޑްކުރާ މީހާ; ވެލްޑު ކުރާ މީހާ; ވެލްޑިންގ ކުރާ މީހާ',
  },
  {
    called:
      'labourer; laborer; general labourer; construction labourer; helper construction; general worker; unskilled worker; manual worker; construction helper; site labourer; construction worker',
    is: 'building construction worker',
    dated: 'workman',
    fr: 'manœuvre; ouvrier; ouvrière; ouvrier non qualifié; homme à tout faire chantier; manœuvre bâtiment; ouvrier du bâtiment; aide maçon',
    de: 'Hilfsarbeiter; Bauhelfer; Hilfskraft Bau; Arbeiter; Hilfsarbeiterin; Bauarbeiter; Bauhilfsarbeiter; Bauhelferin',
    es: 'peón de obra; obrero; obrera; peón de construcción; jornalero; operario de construcción; ayudante de obra',
    it: 'manovale; operaio generico; operaio edile; bracciante edile; operaia generica; manovale edile; operaio non qualificato',
    dv: 'masakkathu meehaa; masakkaiykuraa meehaa; masakkathu; leybararu; masakkaiytheriyaa; masakkathu meehun; leybar; masakkatheriyaa; leybaru; imaaraai masakkaiykuraa meehaa; imaaraath kuraa meehaa',
    thaana:
      'މަސައްކަތު މީހާ; މަސައްކަތު; މަސައްކަތްކުރާ މީހާ; ލޭބަރަރު; ލޭބަރަރ; މަސައްކަތްތެރިޔާ; މަސައްކަތު މީހުން; އިމާރާތްކުރާ މީހާ; ލޭބަރު; މަސައްކަތް ކުރާ މީހާ; އިމާރާތް ކުރާ މީހާ',
  },
  {
    called:
      'air conditioning technician; refrigeration technician; HVAC technician; air conditioning and refrigeration technician; air conditioner technician; cooling technician; air-con technician; refrigeration mechanic; air conditioning mechanic; aircon technician; refrigeration and air conditioning technician',
    is: 'refrigeration air condition and heat pump technician',
    short:
      'AC tech; A/C tech; AC technician; A/C technician; HVAC tech; RAC technician; HVAC-R technician; AC mechanic; A/C mechanic; HVACR technician; ACR technician; AC & refrigeration technician; RAC mechanic',
    fr: 'frigoriste; technicien frigoriste; technicien en climatisation; technicien climatisation; climaticien; monteur frigoriste; technicien CVC; technicienne frigoriste; dépanneur frigoriste; technicienne en climatisation',
    de: 'Kältetechniker; Klimatechniker; Mechatroniker für Kältetechnik; Kälteanlagenbauer; Kältemonteur; Klimaanlagentechniker; Kältemechatroniker; Kältetechnikerin; Kälte- und Klimatechniker; Kälteanlagenmechaniker',
    es: 'frigorista; técnico frigorista; técnico de aire acondicionado; técnico en climatización; técnico de refrigeración; técnico en refrigeración; técnico en aire acondicionado; instalador de aire acondicionado; técnico de climatización',
    it: 'frigorista; tecnico frigorista; tecnico del freddo; tecnico climatizzazione; tecnico condizionatori; tecnico refrigerazione; installatore di condizionatori; manutentore frigorista; tecnico della refrigerazione',
    dv: 'ac hadhaa meehaa; eysee hadhaa meehaa; ac teknishan; eysee teknishan; eysee maraamaathukuraa meehaa; eysee mekanik; ac marammaathukuraa meehaa',
    thaana: 'އޭސީ ހަދާ މީހާ; އޭސީ ޓެކްނީޝަން; އޭސީ ޓެކްނިޝަން; އޭސީ މަރާމާތު ކުރާ މީހާ; އޭސީ މެކޭނިކް; އޭސީ ޓެކްނީޝަނު',
  },
  {
    called:
      'maintenance technician; maintenance worker; handyperson; building maintenance technician; maintenance attendant; general maintenance technician; repair and maintenance technician; maintenance assistant; hotel maintenance technician; multi-skilled technician; general technician; engineering technician hotel; shift technician; maintenance person; maintenance engineer hotel; caretaker maintenance',
    is: 'handyman',
    dated: 'handyman; maintenance man; odd-job man; handywoman; repairman',
    short: 'R&M technician; R & M technician',
    fr: 'agent de maintenance; technicien de maintenance; homme à tout faire; homme toutes mains; ouvrier d’entretien; technicienne de maintenance; agent technique polyvalent; technicien de maintenance hôtel; factotum; agent technique hôtel',
    de: 'Haustechniker; Hausmeister; Hausmeisterin; Hausmechaniker; Haustechnikerin; Betriebstechniker; Hausmeister Hotel; Facility Techniker; Hausbetreuer; Instandhalter; Abwart; Hauswart',
    es: 'técnico de mantenimiento; oficial de mantenimiento; operario de mantenimiento; mantenimiento de hotel; técnica de mantenimiento; mozo de mantenimiento; auxiliar de mantenimiento; encargado de mantenimiento; oficial de mantenimiento de hotel',
    it: 'manutentore; addetto manutenzione; addetto alla manutenzione; tuttofare; tecnico manutentore; manutentore d’albergo; operaio manutentore; tecnico di manutenzione; manutentori; manutentore di hotel',
    dv: 'maraamaathu kuraa meehaa; maraamaathukuraa meehaa; meintenans meehaa; marammaathu kuraa meehaa; meyntanans teknishan',
    thaana: 'މަރާމާތު ކުރާ މީހާ; މަރާމާތުކުރާ މީހާ; މެއިންޓެނަންސް ޓެކްނީޝަން; މެއިންޓަނަންސް ޓެކްނީޝަން; މެއިންޓެނެންސް ޓެކްނީޝަން; މެއިންޓަނަންސް މީހާ; މަރާމާތުކުރުމުގެ މީހާ',
  },
  {
    called: 'tailor; uniform tailor; sewer; seamster; hotel tailor; tailoring attendant',
    is: 'tailor',
    dated: 'seamstress; sewing lady; sewing woman; tailoress; dressmaker lady; sewing girl',
    fr: 'tailleur; couturier; couturière; retoucheur; retoucheuse; tailleuse; couturière retoucheuse',
    de: 'Schneider; Schneiderin; Änderungsschneider; Näherin; Änderungsschneiderin; Näher; Maßschneider',
    es: 'sastre; modista; costurera; costurero; modisto; sastra; arreglista de ropa',
    it: 'sarto; sarta; cucitrice; sarti; sarta riparatrice; cucitore',
    dv: 'fahaa meehaa; hedhun fahaa meehaa; teylaru; hedhunfahaa meehaa; fehumuge masakkaiykuraa meehaa',
    thaana: 'ފަހާ މީހާ; ހެދުން ފަހާ މީހާ; ޓޭލަރު; ޓޭލަރ; ހެދުންފަހާ މީހާ; ފެހުމުގެ މަސައްކަތްކުރާ މީހާ',
  },

  // --- Health and care
  {
    called:
      'healthcare assistant; health care assistant; nursing assistant; nurse assistant; nurse aide; nursing aide; ward assistant; nursing attendant; clinical support worker; patient care assistant; nursing auxiliary; certified nursing assistant; auxiliary nurse; health care support worker; healthcare support worker; ward attendant',
    is: 'healthcare assistant',
    dated: 'ward boy',
    short: 'HCA; CNA; HCSW; CSW; PCA; STNA; AIN; NCA; PCT',
    fr: 'aide-soignant; aide-soignante; AS DE; agent hospitalier soignant; aide soignante diplômée; auxiliaire de soins; aide soignant diplômé',
    de: 'Pflegehelfer; Pflegehelferin; Pflegeassistent; Pflegeassistentin; Krankenpflegehelfer; Krankenpflegehelferin; Pflegehilfskraft; Pflegekraft ohne Examen; Schwesternhelferin; Pflegehelfer im Krankenhaus; Altenpflegehelfer; Altenpflegehelferin',
    es: 'auxiliar de enfermería; técnico en cuidados auxiliares de enfermería; TCAE; auxiliar de clínica; celador de hospital; auxiliar sanitario; técnica en cuidados auxiliares de enfermería; asistente de enfermería',
    it: 'operatore socio sanitario; operatrice socio sanitaria; OSS; operatore sociosanitario; ausiliario socio assistenziale; infermiere ausiliario; operatrice sociosanitaria; operatore sanitario OSS',
    dv: 'naruhunge ehee; nars eyd; haspathaaluge ehee; naruhuge ehee; ward eheeveriyaa',
    thaana: 'ނަރުހުންގެ އެހީތެރިޔާ; ނާސް އެއިޑް; ހެލްތުކެއަރ އެސިސްޓެންޓް; ނާސިންގ އެސިސްޓެންޓް; ވޯޑް އެސިސްޓެންޓް; ވޯޑް އެޓެންޑެންޓް; ނަރުސްއެއިޑް',
  },
  {
    called:
      'registered nurse; staff nurse; general nurse; registered general nurse; nurse; qualified nurse; ward nurse; clinical nurse; resort nurse; band 5 nurse; enrolled nurse; bedside nurse',
    is: 'nurse responsible for general care',
    dated: 'sister; nursing sister; male nurse; hospital sister',
    short: 'RN; RGN; SRN; RMN; LPN; BSN RN; LVN; RSCN',
    fr: 'infirmier; infirmière; infirmier diplômé d’État; IDE; infirmière diplômée d’État; infirmier en soins généraux; infirmière en soins généraux; IDEC',
    de: 'Krankenpfleger; Krankenschwester; Pflegefachkraft; Gesundheits- und Krankenpfleger; Pflegefachmann; Pflegefachfrau; Gesundheits- und Krankenpflegerin; examinierte Pflegekraft; Krankenpflegerin; Diplomkrankenschwester; Krankenschwestern; examinierter Krankenpfleger; Diplomkrankenpfleger; Stationsschwester; Pflegefachperson; diplomierte Pflegefachfrau',
    es: 'enfermero; enfermera; ATS; DUE; enfermera general; enfermero general; enfermera titulada; diplomada en enfermería; diplomado en enfermería; enfermero titulado; enfermera de cuidados generales',
    it: 'infermiere; infermiera; infermiere professionale; infermieri; infermiera professionale; infermiere di reparto; infermiera di reparto; infermiere generico',
    dv: 'naruhu; narus; naruhun; nurseh; naruhaku; staf naruhu',
    thaana: 'ނަރުހު; ނަރުސް; ނަރުހުން; ސްޓާފް ނާސް; ރަޖިސްޓަރޑް ނާސް; ރެޖިސްޓަރޑް ނާސް; ނަރުހަކު; ސްޓާފް ނަރުސް; ނާސް; ރަޖިސްޓަރޑް ނަރުސް; ކްލިނިކަލް ނާސް; ނަރުހެއް',
  },
  {
    called:
      'ward manager; nurse manager; nursing manager; head nurse; charge nurse; nurse in charge; senior charge nurse; ward leader; nursing unit manager; chief nursing officer; director of nursing; clinical nurse manager',
    beside: 'nurse responsible for general care',
    dated:
      'matron; ward sister; sister in charge; hospital matron; theatre sister; senior sister; modern matron; ward matron; night sister',
    short: 'NUM; CNM; DON; NIC',
    fr: 'cadre de santé; infirmier chef; infirmière chef; infirmière cheffe; surveillante générale; surveillant de service; cadre infirmier; infirmière major; cadre supérieur de santé; infirmier-chef; infirmière-cheffe; cadre soignant',
    de: 'Stationsleiter; Stationsleiterin; Stationsleitung; Oberschwester; Pflegedienstleiter; Pflegedienstleitung; Pflegedienstleiterin; Oberin; Oberpfleger; Stationspflegeleitung; Pflegeleitung; Bereichsleitung Pflege',
    es: 'supervisor de enfermería; supervisora de enfermería; jefe de enfermería; jefa de enfermería; enfermera jefe; coordinadora de enfermería; enfermero jefe; coordinador de enfermería',
    it: 'caposala; caposala ospedale; coordinatore infermieristico; coordinatrice infermieristica; capo reparto infermieristico; caposala infermieristica; infermiere coordinatore; infermiera coordinatrice',
  },
  {
    called: 'midwife; registered midwife; community midwife',
    dated: 'foolhumaa; dai',
    short: 'RMW',
    fr: 'sage-femme; maïeuticien; maïeuticienne; sages-femmes',
    de: 'Hebamme; Entbindungspfleger; Hebammen; Geburtshelferin',
    es: 'matrona; partera; comadrona; obstetriz; matronas',
    it: 'ostetrica; ostetrico; levatrice; ostetriche',
    dv: 'foolhumaa; foolhuma; foolhumain; midwaif',
    thaana: 'ފޫޅުމާ; ފޫޅުމަ; މިޑްވައިފް; ފޫޅުމައިން',
  },
  {
    called:
      'general practitioner; family doctor; family physician; primary care physician; resort doctor; GP doctor',
    is: 'general practitioner',
    short: 'GP; SGP; GP partner; salaried GP',
    fr: 'médecin généraliste; médecin de famille; médecin; docteur généraliste; généraliste; médecin traitant',
    de: 'Hausarzt; Hausärztin; Allgemeinmediziner; Allgemeinmedizinerin; Allgemeinarzt; praktischer Arzt; Allgemeinärztin; praktische Ärztin; Arzt für Allgemeinmedizin',
    es: 'médico de familia; médico general; médica de familia; médico de cabecera; médica general; médico de atención primaria; doctor de cabecera',
    it: 'medico di base; medico generico; medico di famiglia; medico di medicina generale; medica generica; dottore generico; medico generale',
    dv: 'doctaru; dokutaru; doktaru; aanmu doctaru',
    thaana: 'ޑޮކްޓަރު; ޑޮކްޓަރ; ޑޮކުޓަރު; އާންމު ޑޮކްޓަރު; މެޑިކަލް އޮފިސަރު; މެޑިކަލް އޮފިސަރ',
  },
  {
    called:
      'care worker; care assistant; carer; home care worker; caregiver; support worker care; personal care assistant; domiciliary care worker; home carer; elderly care assistant; care giver',
    is: 'home care aide',
    short: 'PCW; PSW; HHA',
    fr: 'auxiliaire de vie; aide à domicile; auxiliaire de vie sociale; assistant de vie; assistante de vie; aide aux personnes âgées; accompagnant éducatif et social',
    de: 'Betreuungskraft; Altenpfleger; Altenpflegerin; Seniorenbetreuer; Seniorenbetreuerin; Alltagsbegleiter; Pflegerin; Betreuungsassistent; Altenbetreuer; Alltagsbegleiterin; Betreuer für Senioren; 24-Stunden-Betreuung',
    es: 'cuidador; cuidadora; auxiliar de ayuda a domicilio; gerocultor; gerocultora; cuidador de ancianos; cuidadora de personas mayores; asistente domiciliario; cuidadora de ancianos; auxiliar de geriatría',
    it: 'badante; assistente familiare; assistente domiciliare; operatore socio assistenziale; OSA; badanti; assistente anziani; assistente per anziani; operatrice socio assistenziale',
    dv: 'bali meehun balaa meehaa; umuruge meehun balaa meehaa; bali meehaa balaa meehaa; muskulhi meehun balaa meehaa; keyagivaru; kieragivar; keyar givar',
    thaana: 'ބަލިމީހުން ބަލާ މީހާ; މުސްކުޅިން ބަލާ މީހާ; ކެއަރގިވަރު; ކެއަރ ގިވަރު; ބަލި މީހުން ބަލާ މީހާ; މުސްކުޅި މީހުން ބަލާ މީހާ',
  },
  {
    called:
      'nanny; childminder; babysitter; child carer; nursery carer; child minder; children’s nanny; infant carer; baby sitter; childcare worker home',
    is: 'nanny',
    dated: 'nursemaid; governess; nurse maid; nursery maid',
    fr: 'nourrice; assistante maternelle; garde d’enfants; nounou; gouvernante d’enfants; assistant maternel; baby-sitter; auxiliaire parentale; garde d’enfant à domicile; auxiliaire parental',
    de: 'Kindermädchen; Tagesmutter; Kinderfrau; Tagesvater; Kinderpflegerin; Babysitter; Babysitterin; Kindertagespflegeperson; Nanny; Leihoma; Kinderpfleger',
    es: 'niñera; canguro; niñero; cuidadora de niños; cuidador de niños; nana; institutriz; cuidadora infantil; nodriza',
    it: 'tata; bambinaia; babysitter; baby sitter; puericultrice; baby-sitter; governante per bambini; tagesmutter; bambinaio',
    dv: 'kudakudhin balaa meehaa; kudhin balaa meehaa; kujjaa balaa meehaa; kudhin balahattaa meehaa; kuda kudhin balahattaa meehaa; baby balaa meehaa',
    thaana: 'ކުޑަކުދިން ބަލާ މީހާ; ކުޑަކުދިން ބަލަހައްޓާ މީހާ; ކުދިން ބަލާ މީހާ; ކުއްޖާ ބަލާ މީހާ; ބޭބީސިޓަރު; ކުދިން ބަލަހައްޓާ މީހާ',
  },
  {
    called:
      'teacher; school teacher; class teacher; primary school teacher; primary teacher; schoolteacher; grade teacher',
    is: 'primary school teacher',
    dated: 'schoolmistress; schoolmaster; school mistress; school master; edhuru',
    fr: 'professeur des écoles; instituteur; institutrice; maître d’école; maîtresse d’école; enseignant; enseignante; professeure des écoles; enseignante primaire',
    de: 'Lehrer; Lehrerin; Grundschullehrer; Grundschullehrerin; Volksschullehrer; Primarlehrer; Primarlehrerin; Lehrkraft Grundschule; Klassenlehrer; Klassenlehrerin',
    es: 'maestro; maestra; profesor de primaria; maestro de primaria; maestra de primaria; docente; profesora de primaria; maestra de escuela; docente de primaria',
    it: 'insegnante; maestro elementare; maestra; maestro di scuola; insegnante di scuola primaria; docente; maestra elementare; insegnante elementare; docente di scuola primaria',
    dv: 'mudharrisu; mudarrisu; teecharu; edhuru; kiyavaidhey meehaa; madharrisu; edhurun; edhurakah; mudharris; ticharu',
    thaana: 'މުދައްރިސު; މުދައްރިސާ; ޓީޗަރު; ޓީޗަރ; އެދުރު; ކިޔަވައިދޭ މީހާ; މުދައްރިސުން; އެދުރުން; ޕްރައިމަރީ ޓީޗަރު; ޕްރައިމަރީ ޓީޗަރ',
  },
  {
    called: 'imam; mosque caretaker; mosque imam; prayer leader; muezzin; mosque keeper',
    is: 'chaplain',
    dated: 'mudhim; mudhimu; moulvi; maulvi',
    fr: 'imam de mosquée; muezzin',
    de: 'Vorbeter; Muezzin',
    es: 'imán de mezquita; almuédano; imán',
    it: 'imam di moschea; muezzin',
    dv: 'imaamu; mudhimu; miskithuge mudhim; mudhim; imaam; mudhimun; miskithu imaam; miskithuge imaam; miskithu mudhimu',
    thaana: 'އިމާމު; މުދިމު; އިމާމް; މުދިމް; މިސްކިތުގެ މުދިމު; މިސްކިތުގެ އިމާމު; މިސްކިތު މުދިމު; މިސްކިތު އިމާމު; މުދިމުން',
  },
  {
    called: 'farmer; farm worker; farm labourer; agricultural worker; crop grower; agriculture worker',
    is: 'crop production worker',
    dated: 'toddy tapper',
    fr: 'ouvrier agricole; agriculteur; agricultrice; ouvrière agricole; maraîcher; maraîchère; cultivateur; ouvrier maraîcher',
    de: 'Landarbeiter; Landwirt; Landwirtin; Erntehelfer; Bauer; Landarbeiterin; Erntehelferin; Bäuerin; Agrarhelfer',
    es: 'agricultor; peón agrícola; trabajador agrícola; agricultora; jornalero agrícola; campesino; operario agrícola; obrero agrícola',
    it: 'bracciante agricolo; agricoltore; operaio agricolo; agricoltrice; contadino; contadina; bracciante; operaia agricola',
    dv: 'dhanduveriyaa; dhanduverin; raaveriyaa; dhanduverikan kuraa meehaa; dhandu goveriyaa; govikan kuraa meehaa; dhanduveri; raaverin',
    thaana: 'ދަނޑުވެރިޔާ; ދަނޑުވެރިން; ރާވެރިޔާ; ދަނޑުވެރިކަން ކުރާ މީހާ; ގޮވިކަން ކުރާ މީހާ; ދަނޑުވެރި; ރާވެރިން',
  },
  {
    called: 'fishmonger; fish seller; fish cutter; fish cleaner; fish market worker',
    is: 'fish and seafood specialised seller',
    fr: 'poissonnier; poissonnière; vendeur de poisson; vendeuse de poisson; écailler',
    de: 'Fischverkäufer; Fischhändler; Fischverkäuferin; Fischfachverkäufer; Fischhändlerin',
    es: 'pescadero; pescadera; vendedor de pescado; dependiente de pescadería',
    it: 'pescivendolo; pescivendola; addetto pescheria; banconista pescheria; addetta pescheria',
    dv: 'mas vikkaa meehaa; mas kandaa meehaa; masvikkaa meehaa; mas koshaa meehaa; mas kolhaa meehaa',
    thaana: 'މަސް ވިއްކާ މީހާ; މަސް ކަނޑާ މީހާ; މަސްވިއްކާ މީހާ; މަސް ކޮށާ މީހާ; މަސްކޮށާ މީހާ',
  },
];

/** Parts of a house by their initials: what stands beside them tells the trade ("HK attendant", "FO supervisor"). */
export const departments: readonly { called: string; short: string }[] = [
  { called: 'housekeeping', short: 'HK; H/K; HSK; HSKP; HSKPG; HKG; H.K.' },
  { called: 'front office', short: 'FO; F/O; F.O.' },
  { called: 'front of house', short: 'FOH' },
  { called: 'food and beverage', short: 'F&B; FNB; F & B; F and B; A&B; FB; F/B' },
  { called: 'guest relations', short: 'GR' },
  { called: 'air conditioning', short: 'AC; A/C; aircon' },
  { called: 'human resources', short: 'HR; RRHH' },
  { called: 'repair and maintenance', short: 'R&M' },
  { called: 'research and development', short: 'R&D' },
  { called: 'public relations', short: 'PR' },
  { called: 'health and safety', short: 'H&S; HSE; OHS; EHS' },
  { called: 'information technology', short: 'IT; ICT' },
  { called: 'learning and development', short: 'L&D' },
  { called: 'accounts payable', short: 'A/P' },
  { called: 'accounts receivable', short: 'A/R' },
  { called: 'in-room dining', short: 'IRD' },
];
