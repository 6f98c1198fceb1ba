/** Given names, folded, that many people have; what is not here may be one as well. */
export const givenNames: ReadonlySet<string> = new Set(
  (
    'adela adrian adriana agustin aida aitor alba alberto alejandra alejandro alex alfonso alfredo alicia almudena alvaro ' +
    'amalia amparo ana andrea andres angel angela angeles angels antonia antonio arturo asuncion aurora barbara beatriz begona ' +
    'belen blanca borja candela carles carlos carlota carmen carolina catalina cecilia cesar clara claudia concepcion consuelo ' +
    'covadonga cristina cristobal daniel daniela david diana diego dolores eduardo elena elisa elvira emilia emilio emma ' +
    'encarnacion enrique ernesto esperanza esteban ester esther eugenia eva felipe felix fernanda fernando ferran fernan ' +
    'francisca francesc francisco gabriel gabriela gemma gerard gloria gonzalo guadalupe guillermo gustavo hector helena hugo ' +
    'ignacio iker inaki inmaculada ines inigo irene isabel isidro ismael itziar ivan jacinto jaime jaume javier jesus joan ' +
    'joana joaquin jone jordi jorge jose josefa josep josefina juan juana judith julia julian julio laia laura leire leonor ' +
    'lidia lola lorena lourdes lucas lucia luis luisa lluis macarena magdalena maite manel manuel manuela mar marc marcela ' +
    'margarita maria mariana mariano marina mario marta mateo matias maximo mercedes miguel mikel milagros miren miriam mireia ' +
    'monica montserrat natalia nekane nerea nicolas nieves noelia nora nuria olga oscar pablo paloma paola patricia pau paula ' +
    'pedro pere pilar purificacion rafael rafaela ramon raquel raul rebeca ricardo roberto rocio rodrigo rosa rosalia rosario ' +
    'ruben salvador samuel sandra sara sebastian sergio silvia sofia soledad sonia susana tamara teresa trinidad unai valentina ' +
    'valeria vanesa vanessa veronica vicenta victor victoria virginia xabier xavier ximena xoan xose yolanda'
  ).split(' '),
)

/** Given names that are surnames as well: alone they decide nothing. */
export const eitherNames: ReadonlySet<string> = new Set(
  (
    'alonso andres angel antonio benito bernabe diego domingo esteban felipe guillermo ' +
    'jaime jorge juan julian leon lorenzo lucas luis marcos mariano mario martin mateo matias maximo miguel ' +
    'nicolas oliver pablo pascual pedro ramon salvador sancho santiago sebastian simon tomas ' +
    'valentin vicente'
  ).split(' '),
)

/** Two given names that are one, by the first of them. */
export const secondNames: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    'ana:belen carmen cristina isabel lucia luisa maria rosa sofia teresa',
    'angel:luis maria manuel',
    'antonio:jesus jose luis manuel',
    'carlos:alberto enrique javier jose luis manuel',
    'carmen:maria',
    'cruz:maria',
    'eva:maria',
    'francisco:antonio javier jesus jose luis manuel miguel',
    'jesus:angel antonio manuel maria',
    'joan:antoni carles josep manel maria',
    'jorge:alberto luis',
    'jose:alberto alfredo alejandro andres angel antonio carlos david eduardo enrique fernando francisco gabriel ignacio javier ' +
      'joaquin juan julian luis manuel mari maria miguel pablo ramon rafael vicente',
    'josep:antoni lluis manel maria',
    'juan:alberto andres antonio bautista carlos david diego enrique fernando francisco gabriel ignacio jesus jose luis manuel ' +
      'mari maria miguel pablo pedro ramon',
    'julio:alberto cesar',
    'luis:alberto alfonso angel antonio carlos eduardo enrique fernando javier jose manuel maria miguel',
    'luz:divina maria marina',
    'manuel:angel antonio jesus jose luis',
    'marco:antonio',
    'maria:adela amparo angela angeles angels antonia asuncion aurora begona belen carmen cecilia concepcion consuelo cristina ' +
      'cruz dolores elena encarnacion esperanza ester esther eugenia eva felisa fernanda francisca gloria gracia guadalupe ' +
      'inmaculada isabel ines jesus jose josefa juana lourdes lucia luisa luz magdalena mar mercedes milagros montserrat nieves ' +
      'olga paz pia pilar purificacion reyes rocio rosa rosario salud sol soledad teresa trinidad victoria xose',
    'miguel:angel antonio',
    'pedro:antonio jose luis manuel maria pablo',
    'rosa:ana maria isabel',
    'victor:hugo manuel',
    'xose:antonio luis manuel maria',
  ].map((line) => {
    const [first = '', seconds = ''] = line.split(':')
    return [first, new Set(seconds.split(' '))]
  }),
)

/** Words between a given name and the surname: 'María del Carmen', 'Juan de Dios'. */
export const advocations: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['francisco', new Set(['de asis', 'de borja', 'de paula'])],
  ['juan', new Set(['de dios'])],
  [
    'maria',
    new Set(
      (
        'del carmen,del consuelo,del mar,del pilar,del rocio,del rosario,del sagrario,de araceli,de fatima,de gracia,' +
        'de guadalupe,de jesus,de la almudena,de la cabeza,de la caridad,de la concepcion,de la consolacion,' +
        'de la encarnacion,de la esperanza,de la luz,de la merced,de la o,de la paloma,de la salud,de la soledad,' +
        'de la trinidad,de las angustias,de las mercedes,de las nieves,de los angeles,de los desamparados,de los dolores,' +
        'de los milagros,de los remedios,de lourdes,de montserrat'
      ).split(','),
    ),
  ],
])

/** Surnames as well, so that nobody can tell: 'María del Pino García'. */
export const eitherAdvocations: ReadonlySet<string> = new Set(
  (
    'del camino,del castillo,del pino,del prado,del sol,de la cruz,de la fuente,de la paz,de la torre,de los llanos,' +
    'de los reyes,de los santos'
  ).split(','),
)

/** Surnames, folded, that many people have; those that end in -ez are told by that. */
export const surnames: ReadonlySet<string> = new Set(
  (
    'aguilar alonso blanco bravo cabrera calvo campos cano caballero castillo castro carrasco cortes crespo cruz delgado diaz ' +
    'duran ferrer flores fuentes gallego garcia garrido gil gimenez guerrero herrera herrero hidalgo iglesias leon lorenzo ' +
    'lozano marin marquez medina molina montero mora moreno moya munoz navarro nieto nunez ortega ortiz parra pascual pastor ' +
    'pena prieto ramos rey reyes rivera roca romero rubio ruiz saez santana santiago santos sanz serra serrano soler soto ' +
    'suarez torres vargas vega velasco vera vicente vidal vila'
  ).split(' '),
)
