// sbom.mjs [FOLDER]: prints the components and build tools of Switchbox as an SPDX 2.3 document in JSON. Archives of make dist in
// FOLDER are listed with their checksums. sbom.mjs --list: prints a table instead.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { isCalled } from './called.mjs';
import { components, needed, needs } from './components.mjs';
import { epoch, version } from './release.mjs';
import { print } from './table.mjs';

const products = [
  { id: 'page', name: 'Switchbox, page', holds: 'page', file: /^switchbox-page-.*\.tar\.gz$/ },
  { id: 'desktop', name: 'Switchbox, desktop program', holds: 'desktop', file: /^switchbox-.*-linux-.*\.tar\.gz$/ },
  { id: 'debian', name: 'Switchbox, Debian package', holds: 'desktop', file: /\.deb$/ },
];
const toolRelations = { build: 'BUILD_TOOL_OF', dev: 'DEV_TOOL_OF', test: 'TEST_TOOL_OF' };
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const ref = (id) => `SPDXRef-${id}`;

function product({ id, name, file: pattern }, folder) {
  const file = folder && readdirSync(folder).find((one) => pattern.test(one));
  return {
    SPDXID: ref(`Package-${id}`),
    name,
    versionInfo: version,
    ...(file && { packageFileName: file, checksums: [{ algorithm: 'SHA256', checksumValue: sha256(readFileSync(join(folder, file))) }] }),
    downloadLocation: 'NOASSERTION',
    filesAnalyzed: false,
    licenseConcluded: 'MIT',
    licenseDeclared: 'MIT',
    copyrightText: 'Copyright (c) 2026 The Switchbox authors',
    primaryPackagePurpose: 'APPLICATION',
  };
}

const part = ({ id, name, licence, version: versionInfo, sum, place, purl }) => ({
  SPDXID: ref(id),
  name,
  ...(versionInfo && { versionInfo }),
  ...(sum && { checksums: [{ algorithm: sum[0], checksumValue: sum[1] }] }),
  downloadLocation: place ?? 'NOASSERTION',
  filesAnalyzed: false,
  licenseConcluded: 'NOASSERTION',
  licenseDeclared: licence,
  copyrightText: 'NOASSERTION',
  ...(purl && { externalRefs: [{ referenceCategory: 'PACKAGE-MANAGER', referenceType: 'purl', referenceLocator: purl }] }),
});

const relation = (from, relationshipType, to) => ({ spdxElementId: ref(from), relationshipType, relatedSpdxElement: ref(to) });
function relationsOf({ id, in: holders = [], links, tool }) {
  return products.flatMap(({ id: name, holds }) => [
    ...(holders.includes(holds) ? [relation(`Package-${name}`, 'CONTAINS', id)] : []),
    ...(links && holds === 'desktop' ? [relation(`Package-${name}`, 'DYNAMIC_LINK', id)] : []),
    ...(tool ? [relation(id, toolRelations[tool], `Package-${name}`)] : []),
  ]);
}

export function sbom(folder) {
  const all = [...components, ...needed];
  const body = {
    packages: [...products.map((one) => product(one, folder)), ...all.map(part)],
    relationships: [
      ...products.map(({ id }) => relation('DOCUMENT', 'DESCRIBES', `Package-${id}`)),
      ...components.flatMap(relationsOf),
      ...needs.map(([who, what]) => relation(what, 'DEPENDENCY_OF', who)),
    ],
  };
  return {
    spdxVersion: 'SPDX-2.3',
    dataLicense: 'CC0-1.0',
    SPDXID: 'SPDXRef-DOCUMENT',
    name: `switchbox-${version}`,
    documentNamespace: `https://spdx.org/spdxdocs/switchbox-${version}-${sha256(JSON.stringify(body))}`,
    creationInfo: { created: new Date(1000 * epoch()).toISOString().replace('.000', ''), creators: [`Tool: switchbox-sbom-${version}`] },
    ...body,
  };
}

const useOf = ({ in: holders = [], links, tool }) => [...holders.map((one) => `in the ${one}`), ...(links ? ['linked by the desktop'] : []), ...(tool ? [{ build: 'builds', dev: 'serves or measures', test: 'tests' }[tool]] : [])].join(', ');

if (isCalled(import.meta.url)) {
  const [wish] = process.argv.slice(2);
  if (wish === '--list') {
    print(['name', 'version', 'licence', 'use'], [...components, ...needed].map((one) => [one.name, one.version ?? '-', one.licence, useOf(one)]));
  } else {
    console.log(JSON.stringify(sbom(wish), undefined, 2));
  }
}
