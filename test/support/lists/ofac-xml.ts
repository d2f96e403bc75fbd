const HEADER = '<?xml version="1.0" encoding="utf-8"?>\n';
const EXPORTS = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports';

/** A person and a vessel in the standard format. The names are public, the numbers invented. */
export function standardXml({ namespace = `${EXPORTS}/XML`, count = 2, changed = (xml: string) => xml } = {}): string {
  return changed(`${HEADER}<sdnList xmlns="${namespace}">
  <publshInformation><Publish_Date>06/30/2025</Publish_Date><Record_Count>${count}</Record_Count></publshInformation>
  <sdnEntry>
    <uid>35096</uid><firstName>Vladimir Vladimirovich</firstName><lastName>PUTIN</lastName>
    <title>President of the Russian Federation</title><sdnType>Individual</sdnType>
    <remarks>(Linked To: SECURITY COUNCIL OF THE RUSSIAN FEDERATION)</remarks>
    <programList><program>RUSSIA-EO14024</program></programList>
    <idList>
      <id><uid>1</uid><idType>Passport</idType><idNumber>DEMO1234</idNumber><idCountry>Russia</idCountry>
        <issueDate>19 Jun 2014</issueDate><expirationDate>18 Jun 2024</expirationDate></id>
      <id><uid>2</uid><idType>Gender</idType><idNumber>Male</idNumber></id>
    </idList>
    <akaList>
      <aka><uid>3</uid><type>a.k.a.</type><category>strong</category><lastName>PUTIN</lastName><firstName>Vladimir</firstName></aka>
      <aka><uid>4</uid><type>a.k.a.</type><category>weak</category><lastName>VVP</lastName></aka>
    </akaList>
    <addressList><address><uid>5</uid><address1>Kremlin</address1><city>Moscow</city><postalCode>103132</postalCode><country>Russia</country></address></addressList>
    <nationalityList><nationality><uid>6</uid><country>Russia</country><mainEntry>true</mainEntry></nationality></nationalityList>
    <dateOfBirthList><dateOfBirthItem><uid>7</uid><dateOfBirth>07 Oct 1952</dateOfBirth><mainEntry>true</mainEntry></dateOfBirthItem></dateOfBirthList>
    <placeOfBirthList><placeOfBirthItem><uid>8</uid><placeOfBirth>Leningrad, Russia</placeOfBirth><mainEntry>true</mainEntry></placeOfBirthItem></placeOfBirthList>
  </sdnEntry>
  <sdnEntry>
    <uid>50001</uid><lastName>NORTHERN STAR</lastName><sdnType>Vessel</sdnType>
    <programList><program>IRAN</program></programList>
    <idList><id><uid>9</uid><idType>Vessel Registration Identification</idType><idNumber>IMO 9000003</idNumber></id></idList>
    <akaList><aka><uid>10</uid><type>f.k.a.</type><category>strong</category><lastName>OLD STAR</lastName></aka></akaList>
    <vesselInfo><callSign>9HXX1</callSign><vesselType>Crude Oil Tanker</vesselType><vesselFlag>Panama</vesselFlag>
      <vesselOwner>NITC</vesselOwner><tonnage>318000</tonnage><grossRegisteredTonnage>163660</grossRegisteredTonnage></vesselInfo>
  </sdnEntry>
</sdnList>
`);
}

/** The same two in the enhanced format; `filters` as an export of a part states them. */
export function enhancedXml({ filters = '', changed = (xml: string) => xml } = {}): string {
  const alias = (id: number, type: string, low: boolean, name: string): string =>
    `<name id="${id}"><isPrimary>false</isPrimary><aliasType refId="1">${type}</aliasType><isLowQuality>${low}</isLowQuality>
      <translations><translation id="${id}"><isPrimary>true</isPrimary><script refId="215">Latin</script><formattedFullName>${name}</formattedFullName></translation></translations></name>`;
  const feature = (type: string, value: string): string =>
    `<feature id="1"><type featureTypeId="1">${type}</type><versionId>1</versionId><value>${value}</value><isPrimary>true</isPrimary></feature>`;
  const date = (name: string, day: string): string => `<${name} id="1"><fromDateBegin>${day}</fromDateBegin></${name}>`;
  return changed(`${HEADER}<sanctionsData xmlns="${EXPORTS}/ENHANCED_XML">
  <publicationInfo><dataAsOf>2025-06-30T10:00:00-04:00</dataAsOf><filters>${filters}</filters></publicationInfo>
  <referenceValues><referenceValue refId="1400"><type>ALIAS TYPE</type><value>A.K.A.</value></referenceValue></referenceValues>
  <entities>
    <entity id="35096">
      <generalInfo><identityId>99</identityId><entityType refId="600">Individual</entityType><title>President of the Russian Federation</title></generalInfo>
      <sanctionsLists><sanctionsList refId="1550" id="1" datePublished="2022-02-25">SDN List</sanctionsList></sanctionsLists>
      <sanctionsPrograms><sanctionsProgram refId="1" id="1">RUSSIA-EO14024</sanctionsProgram></sanctionsPrograms>
      <sanctionsTypes><sanctionsType refId="1705" id="1">Block</sanctionsType></sanctionsTypes>
      <legalAuthorities><legalAuthority refId="1" id="1">Executive Order 14024 (Russia)</legalAuthority></legalAuthorities>
      <names>
        ${alias(3, 'A.K.A.', false, 'PUTIN, Vladimir')}
        <name id="2"><isPrimary>true</isPrimary><isLowQuality>false</isLowQuality><translations>
          <translation id="2"><isPrimary>true</isPrimary><script refId="215">Latin</script><formattedFullName>PUTIN, Vladimir Vladimirovich</formattedFullName></translation>
          <translation id="3"><isPrimary>false</isPrimary><script refId="220">Cyrillic</script><formattedFullName>ПУТИН Владимир</formattedFullName></translation>
        </translations></name>
        ${alias(4, 'A.K.A.', true, 'VVP')}
      </names>
      <addresses><address id="5"><country refId="1">Russia</country><translations><translation id="5"><isPrimary>true</isPrimary><script refId="215">Latin</script><addressParts>
        <addressPart id="1"><type refId="1">ADDRESS1</type><value>Kremlin</value></addressPart>
        <addressPart id="2"><type refId="2">CITY</type><value>Moscow</value></addressPart>
        <addressPart id="3"><type refId="3">POSTAL CODE</type><value>103132</value></addressPart>
      </addressParts></translation></translations></address></addresses>
      <features>${feature('Birthdate', '07 Oct 1952')}${feature('Place of Birth', 'Leningrad, Russia')}${feature('Gender', 'Male')}${feature('Nationality Country', 'Russia')}</features>
      <identityDocuments><identityDocument id="1"><type refId="1">Passport</type><documentNumber>DEMO1234</documentNumber><isValid>true</isValid>
        <issuingCountry refId="1">Russia</issuingCountry>${date('issueDate', '2014-06-19')}${date('expirationDate', '2024-06-18')}</identityDocument></identityDocuments>
      <relationships><relationship id="1"><type refId="1">Acting for or on behalf of</type><relatedEntity entityId="35097">SECURITY COUNCIL</relatedEntity></relationship></relationships>
    </entity>
    <entity id="50001">
      <generalInfo><identityId>98</identityId><entityType refId="602">Vessel</entityType></generalInfo>
      <sanctionsLists><sanctionsList refId="1550" id="2" datePublished="2018-11-05">SDN List</sanctionsList></sanctionsLists>
      <sanctionsPrograms><sanctionsProgram refId="2" id="2">IRAN</sanctionsProgram></sanctionsPrograms>
      <names>
        <name id="9"><isPrimary>true</isPrimary><isLowQuality>false</isLowQuality><translations><translation id="9"><script refId="215">Latin</script><formattedFullName>NORTHERN STAR</formattedFullName></translation></translations></name>
        ${alias(10, 'F.K.A.', false, 'OLD STAR')}
      </names>
      <features>${feature('VESSEL TYPE', 'Crude Oil Tanker')}${feature('Vessel Flag', 'Panama')}${feature('Vessel Call Sign', '9HXX1')}${feature('Vessel Owner', 'NITC')}${feature('Vessel Tonnage', '318000')}${feature('Vessel Gross Registered Tonnage', '163660')}</features>
      <identityDocuments><identityDocument id="2"><type refId="2">Vessel Registration Identification</type><documentNumber>IMO 9000003</documentNumber></identityDocument></identityDocuments>
    </entity>
  </entities>
</sanctionsData>
`);
}

/** The person alone in the advanced format, whose codes are numbered unlike those of any published file. */
export function advancedXml({ namespace = `${EXPORTS}/ADVANCED_XML`, changed = (xml: string) => xml } = {}): string {
  const codes = (name: string, values: Record<string, string>): string =>
    `<${name}Values>${Object.entries(values)
      .map(([id, text]) => `<${name} ID="${id}">${text}</${name}>`)
      .join('')}</${name}Values>`;
  const day = (year: number, month: number, date: number): string =>
    `<Year>${year}</Year><Month>${month}</Month><Day>${date}</Day>`;
  const period = (year: number, month: number, date: number): string =>
    `<DatePeriod CalendarTypeID="1"><Start Approximate="false"><From>${day(year, month, date)}</From><To>${day(year, month, date)}</To></Start><End Approximate="false"><From>${day(year, month, date)}</From><To>${day(year, month, date)}</To></End></DatePeriod>`;
  const alias = (flags: string, parts: Record<string, string>): string =>
    `<Alias FixedRef="35096" ${flags}><DocumentedName ID="1">${Object.entries(parts)
      .map(
        ([group, text]) =>
          `<DocumentedNamePart><NamePartValue NamePartGroupID="${group}" ScriptID="1">${text}</NamePartValue></DocumentedNamePart>`,
      )
      .join('')}</DocumentedName></Alias>`;
  const feature = (type: number, inside: string): string =>
    `<Feature ID="1" FeatureTypeID="${type}"><FeatureVersion ID="1" ReliabilityID="1"><Comment />${inside}</FeatureVersion></Feature>`;
  const part = (type: number, value: string): string =>
    `<LocationPart LocPartTypeID="${type}"><LocationPartValue Primary="true"><Comment /><Value>${value}</Value></LocationPartValue></LocationPart>`;
  return changed(`${HEADER}<Sanctions xmlns="${namespace}" Version="3">
  <DateOfIssue CalendarTypeID="1">${day(2025, 6, 30)}</DateOfIssue>
  <ReferenceValueSets>
    ${codes('AliasType', { 71: 'A.K.A.', 72: 'Name' })}${codes('Country', { 61: 'Russia' })}${codes('FeatureType', { 51: 'Birthdate', 52: 'Place of Birth', 53: 'Gender', 54: 'Nationality Country', 55: 'Location', 56: 'Title' })}
    ${codes('DetailReference', { 41: 'Male' })}${codes('IDRegDocType', { 31: 'Passport' })}${codes('IDRegDocDateType', { 32: 'Issue Date', 33: 'Expiration Date' })}
    ${codes('LegalBasis', { 21: 'Executive Order 14024 (Russia)' })}${codes('List', { 11: 'SDN List' })}${codes('LocPartType', { 1: 'Unknown', 12: 'ADDRESS1', 13: 'CITY', 14: 'POSTAL CODE' })}
    ${codes('NamePartType', { 15: 'Last Name', 16: 'First Name' })}${codes('PartySubType', { 17: 'Unknown' })}${codes('RelationType', { 18: 'Acting for or on behalf of' })}${codes('SanctionsType', { 19: 'Block', 20: 'Program' })}
  </ReferenceValueSets>
  <Locations>
    <Location ID="901">${part(1, 'Russia')}</Location>
    <Location ID="902"><LocationCountry CountryID="61" />${part(12, 'Kremlin')}${part(13, 'Moscow')}${part(14, '103132')}</Location>
  </Locations>
  <IDRegDocuments>
    <IDRegDocument ID="801" IDRegDocTypeID="31" IdentityID="701" IssuedBy-CountryID="61"><Comment /><IDRegistrationNo>DEMO1234</IDRegistrationNo>
      <DocumentDate IDRegDocDateTypeID="32">${period(2014, 6, 19)}</DocumentDate><DocumentDate IDRegDocDateTypeID="33">${period(2024, 6, 18)}</DocumentDate></IDRegDocument>
  </IDRegDocuments>
  <DistinctParties>
    <DistinctParty FixedRef="35096"><Comment />
      <Profile ID="601" PartySubTypeID="17">
        <Identity ID="701" Primary="true">
          ${alias('AliasTypeID="71" Primary="false" LowQuality="false"', { 1: 'PUTIN', 2: 'Vladimir' })}
          ${alias('AliasTypeID="72" Primary="true" LowQuality="false"', { 1: 'PUTIN', 2: 'Vladimir Vladimirovich' })}
          ${alias('AliasTypeID="71" Primary="false" LowQuality="true"', { 1: 'VVP' })}
          <NamePartGroups><MasterNamePartGroup><NamePartGroup ID="1" NamePartTypeID="15" /></MasterNamePartGroup><MasterNamePartGroup><NamePartGroup ID="2" NamePartTypeID="16" /></MasterNamePartGroup></NamePartGroups>
        </Identity>
        ${feature(51, period(1952, 10, 7))}${feature(52, '<VersionDetail DetailTypeID="1">Leningrad, Russia</VersionDetail>')}${feature(53, '<VersionDetail DetailTypeID="1" DetailReferenceID="41" />')}
        ${feature(54, '<VersionLocation LocationID="901" />')}${feature(55, '<VersionLocation LocationID="902" />')}${feature(56, '<VersionDetail DetailTypeID="1">President of the Russian Federation</VersionDetail>')}
      </Profile>
    </DistinctParty>
  </DistinctParties>
  <ProfileRelationships><ProfileRelationship ID="1" From-ProfileID="601" To-ProfileID="35097" RelationTypeID="18"><Comment /></ProfileRelationship></ProfileRelationships>
  <SanctionsEntries>
    <SanctionsEntry ID="1" ProfileID="601" ListID="11">
      <EntryEvent ID="1" LegalBasisID="21"><Comment /><Date CalendarTypeID="1">${day(2022, 2, 25)}</Date></EntryEvent>
      <SanctionsMeasure ID="1" SanctionsTypeID="19"><DatePeriod CalendarTypeID="1" /></SanctionsMeasure>
      <SanctionsMeasure ID="2" SanctionsTypeID="20"><Comment>RUSSIA-EO14024</Comment><DatePeriod CalendarTypeID="1" /></SanctionsMeasure>
    </SanctionsEntry>
  </SanctionsEntries>
</Sanctions>
`);
}
