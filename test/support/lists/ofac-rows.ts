/**
 * Rows in the form of OFAC's legacy CSV, written by hand from public facts: an airline, a head of state, a tanker, an
 * aircraft and the owner of a wallet. Numbers of papers, ships and wallets are made up.
 */
const N = '-0- ';

export const SDN_ROWS: readonly string[] = [
  `36,"AEROCARIBBEAN AIRLINES",${N},"CUBA",${N},${N},${N},${N},${N},${N},${N},${N}`,
  `35096,"PUTIN, Vladimir Vladimirovich","individual","RUSSIA-EO14024","President of the Russian Federation",${N},${N},${N},${N},${N},${N},"DOB 07 Oct 1952; POB Leningrad, Russia; nationality Russia; citizen Russia; Gender Male; Passport 100000001 (Russia) issued 19 Jun 2014 expires 18 Jun 2024; a.k.a. 'VVP'; Secondary sanctions risk: See Section 11 of Executive Order 14024.; Linked To: SECURITY COUNCIL OF THE RUSSIAN FEDERATION."`,
  `50001,"NORTHERN STAR","vessel","IRAN] [SDGT",${N},"9HXX1","Crude Oil Tanker","318,000","163,660","Panama","NITC","Vessel Year of Build 2002; Former Vessel Flag Malta; alt. Former Vessel Flag Tanzania; Vessel Registration Identification IMO 9000003; MMSI 572000000; Linked To: NATIONAL IRANIAN TANKER COMPANY."`,
  `50002,"EP-XXA","aircraft","SDGT",${N},${N},${N},${N},${N},${N},${N},"Aircraft Manufacture Date 01 May 1992; Aircraft Model A300B4-603; Aircraft Operator Mahan Air; Aircraft Manufacturer's Serial Number (MSN) 1001; Aircraft Tail Number EP-XXA."`,
  `50003,"KIM, Example","individual","DPRK3] [CYBER2",${N},${N},${N},${N},${N},${N},${N},"DOB circa 1984; Email Address kim@example.org; Website www.example.org; Digital Currency Address - XBT 1BoatSLRHtKNngkdXEeobR76b53LETtpyT; alt. Digital Currency Address - ETH 0x0000000000000000000000000000000000000001."`,
];

export const ADD_ROWS: readonly string[] = [
  '36,25,-0- ,"Havana","Cuba",-0- ',
  '35096,9001,"Kremlin","Moscow 103132","Russia",-0- ',
  '50001,9002,-0- ,-0- ,-0- ,-0- ',
  '50002,9003,-0- ,-0- ,-0- ,-0- ',
  '50003,9004,-0- ,"Pyongyang","Korea, North",-0- ',
];

export const ALT_ROWS: readonly string[] = [
  '36,12,"aka","AERO-CARIBBEAN",-0- ',
  '35096,8001,"aka","PUTIN, Vladimir",-0- ',
  '50001,8002,"fka","OLD STAR",-0- ',
  '50001,8003,"nka","NEW STAR",-0- ',
];

/** The comments table of entries without long remarks is one row of another list; here it belongs to a remark made long. */
export const LONG_ROW = `50004,"LONG REMARK CO.",${N},"SDGT",${N},${N},${N},${N},${N},${N},${N},"${`Organization Type: ${'x'.repeat(957)}; Registration Number 12`}"`;

/** A table as the publisher ends it: CRLF after each row and a lone 0x1A. */
export function table(rows: readonly string[], lineEnd = '\r\n'): string {
  return `${rows.join(lineEnd)}${lineEnd}\u001a`;
}

export function ofacFiles(changed: Readonly<Record<string, string | Buffer>> = {}): Record<string, string | Buffer> {
  return { 'sdn.csv': table(SDN_ROWS), 'add.csv': table(ADD_ROWS), 'alt.csv': table(ALT_ROWS), ...changed };
}
