# cmake -Dweb= -Dwords= -Dprogram= -Dpage= -Dterser= -P assemble_page.cmake: the folder to publish. Scripts are shortened if
# the command `terser` is given. @STAMP@ in index.html and the scripts becomes a hash of all files, as shortened:
# they load each other as name?v=STAMP, so no cache can mix two versions.
file(REMOVE_RECURSE ${page})
file(COPY ${web}/ DESTINATION ${page})
file(COPY ${program}/switchbox.js ${program}/switchbox.wasm DESTINATION ${page})

# Languages: a line each message, without comments. English comes first.
file(GLOB languages ${words}/*.txt)
set(codes en)
foreach(file IN LISTS languages)
    cmake_path(GET file FILENAME name)
    cmake_path(GET file STEM code)
    file(READ ${file} text)
    string(REGEX REPLACE "\n +" " " text "\n${text}")
    string(REGEX REPLACE "\n#[^\n]*" "" text "${text}")
    string(REGEX REPLACE "\n\n+" "\n" text "${text}")
    file(WRITE ${page}/words/${name} "${text}")
    list(APPEND codes ${code})
endforeach()
list(REMOVE_DUPLICATES codes)
list(JOIN codes " " codes)

if(terser)
    file(GLOB_RECURSE scripts ${page}/*.js)
    foreach(script IN LISTS scripts)
        execute_process(COMMAND ${terser} ${script} --module --compress --mangle --output ${script}
            COMMAND_ERROR_IS_FATAL ANY)
    endforeach()
endif()

file(GLOB_RECURSE files RELATIVE ${page} ${page}/*)
list(SORT files)
set(hashes)
foreach(file IN LISTS files)
    file(SHA256 ${page}/${file} hash)
    string(APPEND hashes "${file} ${hash}\n")
endforeach()
string(SHA256 stamp "${hashes}")
string(SUBSTRING ${stamp} 0 10 stamp)

foreach(file IN LISTS files)
    if(file STREQUAL "index.html" OR (file MATCHES "\\.js$" AND NOT file STREQUAL "switchbox.js"))
        file(READ ${page}/${file} text)
        string(REPLACE "@STAMP@" "${stamp}" text "${text}")
        string(REPLACE "@LANGUAGES@" "${codes}" text "${text}")
        file(WRITE ${page}/${file} "${text}")
    endif()
endforeach()
